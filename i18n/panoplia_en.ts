<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
    <name>cli</name>
    <message numerus="yes">
        <source>%n characters are called “{name}”: name the campaign.</source>
        <translation>
            <numerusform>%n character is called “{name}”: name the campaign.</numerusform>
            <numerusform>%n characters are called “{name}”: name the campaign.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dungeon-hack</name>
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
</context>
<context>
    <name>inventory</name>
    <message numerus="yes">
        <source>%n items · purse {money}</source>
        <translation>
            <numerusform>%n item · purse {money}</numerusform>
            <numerusform>%n items · purse {money}</numerusform>
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
        <source>%n item(s) are made after “{name}”. Remove them first.</source>
        <translation>
            <numerusform>%n item is made after “{name}”. Remove it first.</numerusform>
            <numerusform>%n items are made after “{name}”. Remove them first.</numerusform>
        </translation>
    </message>
</context>
</TS>
