<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n detail(s) differ; they are bold and marked with ≠.</source>
        <translation>
            <numerusform>%n detail differs; it is bold and marked with ≠.</numerusform>
            <numerusform>%n details differ; they are bold and marked with ≠.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>Take back %n acts, up to and including “{act}”?</source>
        <translation>
            <numerusform>Take back %n act, up to and including “{act}”?</numerusform>
            <numerusform>Take back %n acts, up to and including “{act}”?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>armoury</name>
    <message numerus="yes">
        <source>%n item(s) of it change with this entry; what is worn stays as worn as it is.</source>
        <translation>
            <numerusform>%n item of it changes with this entry; what is worn stays as worn as it is.</numerusform>
            <numerusform>%n items of it change with this entry; what is worn stays as worn as it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of it, in all campaigns, change with this entry; what is worn stays as worn as it is.</source>
        <translation>
            <numerusform>%n item of it, in all campaigns, changes with this entry; what is worn stays as worn as it is.</numerusform>
            <numerusform>%n items of it, in all campaigns, change with this entry; what is worn stays as worn as it is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>backups</name>
    <message numerus="yes">
        <source>{campaign} (%n)</source>
        <translation>
            <numerusform>{campaign} (%n)</numerusform>
            <numerusform>{campaign} (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message numerus="yes">
        <source>Delete {name}? %n things go with them: {things}.</source>
        <translation>
            <numerusform>Delete {name}? %n thing goes with them: {things}.</numerusform>
            <numerusform>Delete {name}? %n things go with them: {things}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message numerus="yes">
        <source>%n things happened to it</source>
        <translation>
            <numerusform>%n thing happened to it</numerusform>
            <numerusform>%n things happened to it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n actions, up to and including “{label}”?</source>
        <translation>
            <numerusform>Undo %n action, up to and including “{label}”?</numerusform>
            <numerusform>Undo %n actions, up to and including “{label}”?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{label} (%n actions)</source>
        <translation>
            <numerusform>{label} (%n action)</numerusform>
            <numerusform>{label} (%n actions)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n characters are called “{name}”: name the campaign.</source>
        <translation>
            <numerusform>%n character is called “{name}”: name the campaign.</numerusform>
            <numerusform>%n characters are called “{name}”: name the campaign.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights are called “{name}”: name the campaign.</source>
        <translation>
            <numerusform>%n fight is called “{name}”: name the campaign.</numerusform>
            <numerusform>%n fights are called “{name}”: name the campaign.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in {file}.</source>
        <translation>
            <numerusform>%n fault in {file}.</numerusform>
            <numerusform>%n faults in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) remain in {file}.</source>
        <translation>
            <numerusform>%n fault remains in {file}.</numerusform>
            <numerusform>%n faults remain in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“panoplia library repair” mends %n of them.</source>
        <translation>
            <numerusform>“panoplia library repair” mends %n of them.</numerusform>
            <numerusform>“panoplia library repair” mends %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) of it are there: “panoplia library restore” lists them.</source>
        <translation>
            <numerusform>%n backup of it is there: “panoplia library restore” lists it.</numerusform>
            <numerusform>%n backups of it are there: “panoplia library restore” lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>    {campaign}: %n character(s)</source>
        <translation>
            <numerusform>    {campaign}: %n character</numerusform>
            <numerusform>    {campaign}: %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: what follows is of %n fight(s).</source>
        <translation>
            <numerusform>Stopped: what follows is of %n fight.</numerusform>
            <numerusform>Stopped: what follows is of %n fights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fight(s); in brackets where the true figure lies in 95 of 100 cases.</source>
        <translation>
            <numerusform>%n fight; in brackets where the true figure lies in 95 of 100 cases.</numerusform>
            <numerusform>%n fights; in brackets where the true figure lies in 95 of 100 cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message numerus="yes">
        <source>Of %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</source>
        <translation>
            <numerusform>Of %n fight. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</numerusform>
            <numerusform>Of %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped early, after %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</source>
        <translation>
            <numerusform>Stopped early, after %n fight. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</numerusform>
            <numerusform>Stopped early, after %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights</source>
        <translation>
            <numerusform>%n fight</numerusform>
            <numerusform>%n fights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>d100</name>
    <message numerus="yes">
        <source>It takes a {needed}, and %n half action(s) are left in this turn.</source>
        <translation>
            <numerusform>It takes a {needed}, and %n half action is left in this turn.</numerusform>
            <numerusform>It takes a {needed}, and %n half actions are left in this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bundle of %n</source>
        <translation>
            <numerusform>bundle of %n</numerusform>
            <numerusform>bundle of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message numerus="yes">
        <source>Delete {name}? {money} and %n things go with it: {things}.</source>
        <translation>
            <numerusform>Delete {name}? {money} and %n thing go with it: {things}.</numerusform>
            <numerusform>Delete {name}? {money} and %n things go with it: {things}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw away %n things: {things}?</source>
        <translation>
            <numerusform>Throw away %n thing: {things}?</numerusform>
            <numerusform>Throw away %n things: {things}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things · {money}</source>
        <translation>
            <numerusform>%n thing · {money}</numerusform>
            <numerusform>%n things · {money}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message numerus="yes">
        <source>The library repaired: %n fault(s)</source>
        <translation>
            <numerusform>The library repaired: %n fault</numerusform>
            <numerusform>The library repaired: %n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The triggers of the journal were put right: %n.</source>
        <translation>
            <numerusform>The triggers of the journal were put right: %n.</numerusform>
            <numerusform>The triggers of the journal were put right: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed: %n change(s) of the journal that belonged to no action.</source>
        <translation>
            <numerusform>Removed: %n change of the journal that belonged to no action.</numerusform>
            <numerusform>Removed: %n changes of the journal that belonged to no action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lines of the history that say no more than that they cannot be read: %n.</source>
        <translation>
            <numerusform>Lines of the history that say no more than that they cannot be read: %n.</numerusform>
            <numerusform>Lines of the history that say no more than that they cannot be read: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trigger(s) of the journal are not there.</source>
        <translation>
            <numerusform>%n trigger of the journal is not there.</numerusform>
            <numerusform>%n triggers of the journal are not there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trigger(s) of the journal are other ones.</source>
        <translation>
            <numerusform>%n trigger of the journal is another one.</numerusform>
            <numerusform>%n triggers of the journal are other ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trigger(s) do not belong here: {names}.</source>
        <translation>
            <numerusform>%n trigger does not belong here: {names}.</numerusform>
            <numerusform>%n triggers do not belong here: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the journal belong to no action.</source>
        <translation>
            <numerusform>%n change of the journal belongs to no action.</numerusform>
            <numerusform>%n changes of the journal belong to no action.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dungeon-hack</name>
    <message numerus="yes">
        <source>{name} shoots a burst: {weapon}, %n bolt(s).</source>
        <translation>
            <numerusform>{name} shoots a burst: {weapon}, %n bolt.</numerusform>
            <numerusform>{name} shoots a burst: {weapon}, %n bolts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), {damage} damage in all</source>
        <translation>
            <numerusform>%n hit, {damage} damage in all</numerusform>
            <numerusform>%n hits, {damage} damage in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} has %n armour dice of a spell</source>
        <translation>
            <numerusform>{target} has %n armour die of a spell</numerusform>
            <numerusform>{target} has %n armour dice of a spell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lost for good, all together, for {share}% of its value. Days: {days}.</source>
        <translation>
            <numerusform>%n die lost for good, for {share}% of its value. Days: {days}.</numerusform>
            <numerusform>%n dice lost for good, all together, for {share}% of its value. Days: {days}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{armour}: %n whole armour dice. On a 1 its durability is tested.</source>
        <translation>
            <numerusform>{armour}: %n whole armour die. On a 1 its durability is tested.</numerusform>
            <numerusform>{armour}: %n whole armour dice. On a 1 its durability is tested.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armour dice broken</source>
        <translation>
            <numerusform>%n armour die broken</numerusform>
            <numerusform>%n armour dice broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armour dice lost</source>
        <translation>
            <numerusform>%n armour die lost</numerusform>
            <numerusform>%n armour dice lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one more die broken, %n whole</source>
        <translation>
            <numerusform>one more die broken, %n whole</numerusform>
            <numerusform>one more die broken, %n whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>espada-negra</name>
    <message numerus="yes">
        <source>Without first aid one wakes after %n hour(s).</source>
        <translation>
            <numerusform>Without first aid one wakes after %n hour.</numerusform>
            <numerusform>Without first aid one wakes after %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) without a weight, not counted.</source>
        <translation>
            <numerusform>%n thing without a weight, not counted.</numerusform>
            <numerusform>%n things without a weight, not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Grave wounds without surgery become very grave: %n.</source>
        <translation>
            <numerusform>Grave wounds without surgery become very grave: %n.</numerusform>
            <numerusform>Grave wounds without surgery become very grave: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fights</name>
    <message numerus="yes">
        <source>{name}: {effect} ({modifier}), for %n turn(s) of {whose}.</source>
        <translation>
            <numerusform>{name}: {effect} ({modifier}), for %n turn of {whose}.</numerusform>
            <numerusform>{name}: {effect} ({modifier}), for %n turns of {whose}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {effect}, for %n turn(s) of {whose}.</source>
        <translation>
            <numerusform>{name}: {effect}, for %n turn of {whose}.</numerusform>
            <numerusform>{name}: {effect}, for %n turns of {whose}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inventory</name>
    <message numerus="yes">
        <source>%n things · worth {worth} · purse {money}</source>
        <translation>
            <numerusform>%n thing · worth {worth} · purse {money}</numerusform>
            <numerusform>%n things · worth {worth} · purse {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things chosen</source>
        <translation>
            <numerusform>%n thing chosen</numerusform>
            <numerusform>%n things chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mending</name>
    <message numerus="yes">
        <source>%n more of them are not listed: open this again once these are mended.</source>
        <translation>
            <numerusform>%n more of them is not listed: open this again once these are mended.</numerusform>
            <numerusform>%n more of them are not listed: open this again once these are mended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s), {cost} in all</source>
        <translation>
            <numerusform>%n job, {cost} in all</numerusform>
            <numerusform>%n jobs, {cost} in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message numerus="yes">
        <source>Delete {name}? %n characters and all their gear go with it.</source>
        <translation>
            <numerusform>Delete {name}? %n character with all their gear goes with it.</numerusform>
            <numerusform>Delete {name}? %n characters with all their gear go with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message numerus="yes">
        <source>%n things are in {items}: {content}. Move them out, or throw all of it away?</source>
        <translation>
            <numerusform>%n thing is in {items}: {content}. Move it out, or throw all of it away?</numerusform>
            <numerusform>%n things are in {items}: {content}. Move them out, or throw all of it away?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>store</name>
    <message numerus="yes">
        <source>More or less was done meanwhile: back to “{label}” it is %n action(s) now. Look at the history again.</source>
        <translation>
            <numerusform>More or less was done meanwhile: back to “{label}” it is %n action now. Look at the history again.</numerusform>
            <numerusform>More or less was done meanwhile: back to “{label}” it is %n actions now. Look at the history again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions, back to “{label}”</source>
        <translation>
            <numerusform>%n action, back to “{label}”</numerusform>
            <numerusform>%n actions, back to “{label}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are made after “{name}”. Remove them first.</source>
        <translation>
            <numerusform>%n item is made after “{name}”. Remove it first.</numerusform>
            <numerusform>%n items are made after “{name}”. Remove them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) have “{name}” on their sheets: take it out there, or take it out of the armoury.</source>
        <translation>
            <numerusform>%n person has “{name}” on their sheet: take it out there, or take it out of the armoury.</numerusform>
            <numerusform>%n people have “{name}” on their sheets: take it out there, or take it out of the armoury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library {file} is not there, but %n backups of it are. Bring the file back, open a backup, or begin a new library.</source>
        <translation>
            <numerusform>The library {file} is not there, but %n backup of it is. Bring the file back, open a backup, or begin a new library.</numerusform>
            <numerusform>The library {file} is not there, but %n backups of it are. Bring the file back, open a backup, or begin a new library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>system</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}</source>
        <translation>
            <numerusform>%n day passes: it is day {day}</numerusform>
            <numerusform>%n days pass: it is day {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Ready: {ready}</source>
        <translation>
            <numerusform>%n day passes: it is day {day}. Ready: {ready}</numerusform>
            <numerusform>%n days pass: it is day {day}. Ready: {ready}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. By rest: {rested}</source>
        <translation>
            <numerusform>%n day passes: it is day {day}. By rest: {rested}</numerusform>
            <numerusform>%n days pass: it is day {day}. By rest: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Ready: {ready}. By rest: {rested}</source>
        <translation>
            <numerusform>%n day passes: it is day {day}. Ready: {ready}. By rest: {rested}</numerusform>
            <numerusform>%n days pass: it is day {day}. Ready: {ready}. By rest: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Meanwhile: {rested}</source>
        <translation>
            <numerusform>%n day passes: it is day {day}. Meanwhile: {rested}</numerusform>
            <numerusform>%n days pass: it is day {day}. Meanwhile: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Ready: {ready}. Meanwhile: {rested}</source>
        <translation>
            <numerusform>%n day passes: it is day {day}. Ready: {ready}. Meanwhile: {rested}</numerusform>
            <numerusform>%n days pass: it is day {day}. Ready: {ready}. Meanwhile: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{encounter}: with %n more</source>
        <translation>
            <numerusform>{encounter}: with %n more</numerusform>
            <numerusform>{encounter}: with %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) taken back, to before “{told}”</source>
        <translation>
            <numerusform>%n act taken back, to before “{told}”</numerusform>
            <numerusform>%n acts taken back, to before “{told}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{buyer} buys %n things for {price}: {things}</source>
        <translation>
            <numerusform>{buyer} buys %n thing for {price}: {things}</numerusform>
            <numerusform>{buyer} buys %n things for {price}: {things}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taker} is given %n things: {things}</source>
        <translation>
            <numerusform>{taker} is given %n thing: {things}</numerusform>
            <numerusform>{taker} is given %n things: {things}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) in one go. {results}</source>
        <translation>
            <numerusform>%n job in one go. {results}</numerusform>
            <numerusform>%n jobs in one go. {results}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{result}, ready in %n day(s)</source>
        <translation>
            <numerusform>{result}, ready in %n day</numerusform>
            <numerusform>{result}, ready in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{result}, for {cost}, ready in %n day(s)</source>
        <translation>
            <numerusform>{result}, for {cost}, ready in %n day</numerusform>
            <numerusform>{result}, for {cost}, ready in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message numerus="yes">
        <source>%n more campaigns follow rules that are not known either.</source>
        <translation>
            <numerusform>%n more campaign follows rules that are not known either.</numerusform>
            <numerusform>%n more campaigns follow rules that are not known either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ready on day {day}, in %n day(s)</source>
        <translation>
            <numerusform>Ready on day {day}, in %n day</numerusform>
            <numerusform>Ready on day {day}, in %n days</numerusform>
        </translation>
    </message>
</context>
</TS>
