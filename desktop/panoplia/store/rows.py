# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables as peewee sees them, to build writes with. The schema itself is made by the migrations alone."""

import peewee as pw


class Row(pw.Model):
    """A table of the library. Bound to no database: what it builds is executed by the library's own connection."""

    id = pw.AutoField()
    uid = pw.TextField(unique=True)

    class Meta:
        database = None
        legacy_table_names = False


class CampaignRow(Row):
    """A campaign."""

    name = pw.TextField()
    system = pw.TextField()
    house = pw.TextField()
    day = pw.IntegerField()
    notes = pw.TextField()
    archived = pw.BooleanField()

    class Meta:
        table_name = "campaign"


class HolderRow(Row):
    """Whoever or whatever holds items and money."""

    campaign = pw.ForeignKeyField(CampaignRow, column_name="campaign", on_delete="CASCADE", backref="+")
    kind = pw.TextField()
    name = pw.TextField()
    money = pw.IntegerField()

    class Meta:
        table_name = "holder"


class CharacterRow(Row):
    """What a holder has that is a character."""

    holder = pw.ForeignKeyField(HolderRow, column_name="holder", on_delete="CASCADE", backref="+", unique=True)
    player = pw.TextField()
    statistics = pw.TextField()
    condition = pw.TextField()
    kind = pw.TextField()
    notes = pw.TextField()
    tags = pw.TextField()
    archived = pw.BooleanField()
    portrait = pw.TextField()

    class Meta:
        table_name = "character"


class EntryRow(Row):
    """A line of the catalogue."""

    system = pw.TextField()
    campaign = pw.ForeignKeyField(CampaignRow, column_name="campaign", on_delete="CASCADE", backref="+", null=True)
    key = pw.TextField()
    category = pw.TextField()
    name_es = pw.TextField()
    name_en = pw.TextField()
    data = pw.TextField()
    price = pw.IntegerField(null=True)
    weight = pw.IntegerField(null=True)
    origin = pw.TextField()
    retired = pw.BooleanField()

    class Meta:
        table_name = "entry"


class ItemRow(Row):
    """A thing or a pile of equal ones."""

    entry = pw.ForeignKeyField(EntryRow, column_name="entry", backref="+")
    holder = pw.ForeignKeyField(HolderRow, column_name="holder", on_delete="CASCADE", backref="+", null=True)
    inside = pw.ForeignKeyField("self", column_name="inside", on_delete="CASCADE", backref="+", null=True)
    wear = pw.TextField()
    slot = pw.TextField()
    quantity = pw.IntegerField()
    name = pw.TextField()
    magic = pw.BooleanField()
    bonus = pw.IntegerField()
    price = pw.IntegerField(null=True)
    notes = pw.TextField()
    carried = pw.BooleanField()

    class Meta:
        table_name = "item"


class OverrideRow(Row):
    """A change laid over a shipped line of the catalogue."""

    entry = pw.ForeignKeyField(EntryRow, column_name="entry", on_delete="CASCADE", backref="+", unique=True)
    changes = pw.TextField()
    base = pw.TextField()

    class Meta:
        table_name = "override"


class WorkRow(Row):
    """Work on an item that ends on a day."""

    item = pw.ForeignKeyField(ItemRow, column_name="item", on_delete="CASCADE", backref="+", unique=True)
    ends = pw.IntegerField()
    wear = pw.TextField()
    told = pw.TextField()

    class Meta:
        table_name = "work"


class EncounterRow(Row):
    """A fight."""

    campaign = pw.ForeignKeyField(CampaignRow, column_name="campaign", on_delete="CASCADE", backref="+")
    name = pw.TextField()
    phase = pw.TextField()
    roster = pw.TextField()
    start = pw.TextField()
    notes = pw.TextField()

    class Meta:
        table_name = "encounter"


class ActRow(Row):
    """What was done in a fight."""

    encounter = pw.ForeignKeyField(EncounterRow, column_name="encounter", on_delete="CASCADE", backref="+")
    seq = pw.IntegerField()
    command = pw.TextField()
    answers = pw.TextField()
    notes = pw.TextField()
    after = pw.TextField()

    class Meta:
        table_name = "act"
        indexes = ((("encounter", "seq"), True),)
