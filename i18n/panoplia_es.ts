<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>ArmouryPage</name>
    <message>
        <source>Armoury</source>
        <translation>Armería</translation>
    </message>
    <message>
        <source>Search the armoury</source>
        <translation>Buscar en la armería</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Nothing in the armoury is called that.</source>
        <translation>Nada en la armería se llama así.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrarlo todo</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Other jobs</source>
        <translation>Otros trabajos</translation>
    </message>
    <message>
        <source>Its history</source>
        <translation>Su historia</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nada que hacer</translation>
    </message>
    <message>
        <source>cannot be done</source>
        <translation>no se puede</translation>
    </message>
    <message>
        <source>Look at the odds</source>
        <translation>Ver las probabilidades</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>CampaignDialog</name>
    <message>
        <source>New campaign</source>
        <translation>Campaña nueva</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>CharacterDetail</name>
    <message>
        <source>Hurt</source>
        <translation>Herir</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>This character cannot be read. It is kept as it is.</source>
        <translation>Este personaje no se puede leer. Se conserva tal como está.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Salir sin guardarlo</translation>
    </message>
    <message>
        <source>How much damage?</source>
        <translation>¿Cuánto daño?</translation>
    </message>
    <message>
        <source>How much health comes back?</source>
        <translation>¿Cuánta salud recupera?</translation>
    </message>
</context>
<context>
    <name>CharactersPage</name>
    <message>
        <source>Search characters</source>
        <translation>Buscar personajes</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>No one lives here yet. Make the first character of this campaign.</source>
        <translation>Aquí aún no vive nadie. Crea el primer personaje de esta campaña.</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Personaje nuevo</translation>
    </message>
</context>
<context>
    <name>DieFaces</name>
    <message>
        <source>Faces of your dice</source>
        <translation>Caras de tus dados</translation>
    </message>
    <message>
        <source>{dice}: {faces}</source>
        <translation>{dice}: {faces}</translation>
    </message>
</context>
<context>
    <name>EntryDetail</name>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>There is no one to buy it: make a character first.</source>
        <translation>No hay quien lo compre: crea antes un personaje.</translation>
    </message>
</context>
<context>
    <name>InventoryView</name>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>Equip or put away</source>
        <translation>Equipar o quitar</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Tirar…</translation>
    </message>
    <message>
        <source>To the workshop</source>
        <translation>Al taller</translation>
    </message>
    <message>
        <source>Buy gear…</source>
        <translation>Comprar equipo…</translation>
    </message>
    <message>
        <source>The pack is empty. Buy something in the armoury, or take it as a gift.</source>
        <translation>La mochila está vacía. Compra algo en la armería o recíbelo como regalo.</translation>
    </message>
    <message>
        <source>To the armoury</source>
        <translation>A la armería</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Put away and equip</source>
        <translation>Quitar y equipar</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Tirar</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Show the library's folder</source>
        <translation>Mostrar la carpeta de la biblioteca</translation>
    </message>
    <message>
        <source>About Panoplia</source>
        <translation>Acerca de Panoplia</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Campaña nueva…</translation>
    </message>
    <message>
        <source>Open the demo campaign</source>
        <translation>Abrir la campaña de muestra</translation>
    </message>
    <message>
        <source>Rename campaign…</source>
        <translation>Renombrar la campaña…</translation>
    </message>
    <message>
        <source>Delete campaign…</source>
        <translation>Eliminar la campaña…</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Preguntar cada vez</translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation>Tira el programa</translation>
    </message>
    <message>
        <source>I roll my own</source>
        <translation>Tiro los míos</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Delete campaign</source>
        <translation>Eliminar la campaña</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Characters</source>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>Armoury</source>
        <translation>Armería</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Personaje nuevo</translation>
    </message>
    <message>
        <source>Duplicate character</source>
        <translation>Duplicar personaje</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>NewCharacterDialog</name>
    <message>
        <source>New character</source>
        <translation>Personaje nuevo</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Print preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename campaign</source>
        <translation>Renombrar la campaña</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message>
        <source>or yours</source>
        <translation>o los tuyos</translation>
    </message>
    <message>
        <source>Use {faces}</source>
        <translation>Usar {faces}</translation>
    </message>
    <message>
        <source>Roll {dice}</source>
        <translation>Tirar {dice}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone: {act}</source>
        <translation>Deshecho: {act}</translation>
    </message>
    <message>
        <source>Done again: {act}</source>
        <translation>Rehecho: {act}</translation>
    </message>
</context>
<context>
    <name>TrackView</name>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Panoplia</source>
        <translation>Te damos la bienvenida a Panoplia</translation>
    </message>
    <message>
        <source>Characters, gear that wears out, a workshop that mends it, and sheets for the table. All of it stays in one file on this computer.</source>
        <translation>Personajes, equipo que se gasta, un taller que lo repara y hojas para la mesa. Todo queda en un solo archivo de este ordenador.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Echar un vistazo</translation>
    </message>
    <message>
        <source>A small campaign with four characters, and gear that has seen some fights.</source>
        <translation>Una campaña pequeña con cuatro personajes y equipo que ya ha visto algún combate.</translation>
    </message>
    <message>
        <source>Open the demo campaign</source>
        <translation>Abrir la campaña de muestra</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>A campaign of your own, empty, under a name of yours.</source>
        <translation>Una campaña propia, vacía y con el nombre que quieras.</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Campaña nueva…</translation>
    </message>
</context>
<context>
    <name>WorkshopPage</name>
    <message>
        <source>Search worn gear</source>
        <translation>Buscar equipo gastado</translation>
    </message>
    <message>
        <source>Worn gear</source>
        <translation>Equipo gastado</translation>
    </message>
    <message>
        <source>Nothing is worn. What breaks in play is listed here, worst first.</source>
        <translation>No hay nada gastado. Lo que se rompa en la partida aparecerá aquí, lo peor primero.</translation>
    </message>
    <message>
        <source>To the characters</source>
        <translation>A los personajes</translation>
    </message>
</context>
<context>
    <name>armoury</name>
    <message>
        <source>none in the book</source>
        <translation>sin precio en el libro</translation>
    </message>
    <message>
        <source>No price in the book: it can only be given.</source>
        <translation>Sin precio en el libro: solo se puede dar.</translation>
    </message>
    <message>
        <source>Costs {price}; the purse holds {purse}: {short} short.</source>
        <translation>Cuesta {price}; en la bolsa hay {purse}: faltan {short}.</translation>
    </message>
    <message>
        <source>Costs {price}; {left} stay in the purse.</source>
        <translation>Cuesta {price}; en la bolsa quedan {left}.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>{label} {count}</source>
        <translation>{label} {count}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>What you typed is not saved: {problem}</source>
        <translation>Lo que has escrito no está guardado: {problem}</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete character</source>
        <translation>Eliminar personaje</translation>
    </message>
    <message>
        <source>Delete {name}? Nothing is lost with them.</source>
        <translation>¿Eliminar a {name}? No se pierde nada más.</translation>
    </message>
    <message numerus="yes">
        <source>Delete {name}? %n things go with them: {things}.</source>
        <translation>
            <numerusform>¿Eliminar a {name}? Con el personaje se va %n objeto: {things}.</numerusform>
            <numerusform>¿Eliminar a {name}? Con el personaje se van %n objetos: {things}.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read; kept as it is</source>
        <translation>no se puede leer; se conserva tal como está</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard output cannot be written: {problem}.</source>
        <translation>No se puede escribir en la salida estándar: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {problem}.</source>
        <translation>{file} no se puede leer ni escribir: {problem}.</translation>
    </message>
    <message>
        <source>The home folder in {file} cannot be found.</source>
        <translation>No se encuentra la carpeta personal que nombra {file}.</translation>
    </message>
    <message>
        <source>There is no library at {file}.</source>
        <translation>No hay ninguna biblioteca en {file}.</translation>
    </message>
    <message>
        <source>There is no character called “{name}”.</source>
        <translation>No hay ningún personaje que se llame «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>%n characters are called “{name}”: name the campaign.</source>
        <translation>
            <numerusform>Hay %n personaje que se llama «{name}»: di la campaña.</numerusform>
            <numerusform>Hay %n personajes que se llaman «{name}»: di la campaña.</numerusform>
        </translation>
    </message>
    <message>
        <source>A decision is written ID=OPTION, not “{text}”.</source>
        <translation>Una decisión se escribe ID=OPCIÓN, no «{text}».</translation>
    </message>
    <message>
        <source>The result has no field “{field}”, but {fields}.</source>
        <translation>El resultado no tiene el campo «{field}», sino {fields}.</translation>
    </message>
    <message>
        <source>A PROCEDURE is needed; “panoplia resolve --list” shows them all.</source>
        <translation>Falta el PROCEDIMIENTO; «panoplia resolve --list» los muestra todos.</translation>
    </message>
    <message>
        <source>There is no procedure “{name}”; “panoplia resolve --list” shows them all.</source>
        <translation>No existe el procedimiento «{name}»; «panoplia resolve --list» los muestra todos.</translation>
    </message>
    <message>
        <source>A FILE or - is needed, with a JSON object.</source>
        <translation>Hace falta un ARCHIVO, o -, con un objeto JSON.</translation>
    </message>
    <message>
        <source>Standard input is closed.</source>
        <translation>La entrada estándar está cerrada.</translation>
    </message>
    <message>
        <source>Standard output is closed.</source>
        <translation>La salida estándar está cerrada.</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text: byte {position} cannot be read.</source>
        <translation>{file} no es texto UTF-8: el byte {position} no se puede leer.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} no se puede leer: {problem}.</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>Nothing more is asked, so “{text}” is one answer too many.</source>
        <translation>No se pregunta nada más, así que «{text}» sobra.</translation>
    </message>
    <message>
        <source>{dice} needs {wanted} faces joined by “+”, and {given} came: “{text}”.</source>
        <translation>{dice} necesita {wanted} caras unidas por «+» y han llegado {given}: «{text}».</translation>
    </message>
    <message>
        <source>A d{size} shows 1 to {size}, not “{text}”.</source>
        <translation>Un d{size} muestra de 1 a {size}, no «{text}».</translation>
    </message>
    <message>
        <source>Of {size} runes, 0 to {size} hit, not “{text}”.</source>
        <translation>De {size} runas aciertan de 0 a {size}, no «{text}».</translation>
    </message>
    <message>
        <source>The choice is between {options}, not “{text}”.</source>
        <translation>Se elige entre {options}, no «{text}».</translation>
    </message>
</context>
<context>
    <name>dungeon-hack</name>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>armour dice</source>
        <translation>dados de blindaje</translation>
    </message>
    <message>
        <source>Damage, doubled: {dice} makes {rolled}.</source>
        <translation>Daño, el doble: {dice} suma {rolled}.</translation>
    </message>
    <message>
        <source>Damage: {dice} makes {rolled}.</source>
        <translation>Daño: {dice} suma {rolled}.</translation>
    </message>
    <message>
        <source>Armour dice: {dice} takes off {count}.</source>
        <translation>Dados de blindaje: {dice} resta {count}.</translation>
    </message>
    <message>
        <source>Static absorption takes off {static}.</source>
        <translation>La absorción estática resta {static}.</translation>
    </message>
    <message>
        <source>Penetration {penetration} sets the least damage.</source>
        <translation>La penetración {penetration} fija el daño mínimo.</translation>
    </message>
    <message>
        <source>Damage {damage}: health from {before} to {after}.</source>
        <translation>Daño {damage}: la salud pasa de {before} a {after}.</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrero</translation>
    </message>
    <message>
        <source>Cleric</source>
        <translation>Clérigo</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Ladrón</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>Hechicero</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Destreza</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitución</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligencia</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sabiduría</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Carisma</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>{calling} · level {level}</source>
        <translation>{calling} · nivel {level}</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>{roll} against {value} ({what}): a natural 1, a fumble.</source>
        <translation>{roll} contra {value} ({what}): un 1 natural, pifia.</translation>
    </message>
    <message>
        <source>{roll} against {value} ({what}): a failure.</source>
        <translation>{roll} contra {value} ({what}): fallo.</translation>
    </message>
    <message>
        <source>{roll} against {value} ({what}): a success.</source>
        <translation>{roll} contra {value} ({what}): éxito.</translation>
    </message>
    <message>
        <source>{roll} against {value} ({what}): a natural 20, a critical.</source>
        <translation>{roll} contra {value} ({what}): un 20 natural, crítico.</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquiva</translation>
    </message>
    <message>
        <source>Break an armour die</source>
        <translation>Romper un dado de blindaje</translation>
    </message>
    <message>
        <source>Rely on the armour roll</source>
        <translation>Confiar en la tirada de blindaje</translation>
    </message>
    <message>
        <source>break an armour die?</source>
        <translation>¿romper un dado de blindaje?</translation>
    </message>
    <message>
        <source>The blow does its penetration only: {penetration}.</source>
        <translation>El golpe solo hace su penetración: {penetration}.</translation>
    </message>
    <message>
        <source>no proficiency in this weapon</source>
        <translation>sin competencia en esta arma</translation>
    </message>
    <message>
        <source>a cavalry lance within 5 ft</source>
        <translation>lanza de caballería a 5 pies o menos</translation>
    </message>
    <message>
        <source>mounted against someone on foot</source>
        <translation>a caballo contra alguien a pie</translation>
    </message>
    <message>
        <source>under water without a piercing weapon</source>
        <translation>bajo el agua sin arma perforante</translation>
    </message>
    <message>
        <source>no proficiency in this armour</source>
        <translation>sin competencia en esta armadura</translation>
    </message>
    <message>
        <source>a mounted foe against someone on foot</source>
        <translation>adversario a caballo contra alguien a pie</translation>
    </message>
    <message>
        <source>under water</source>
        <translation>bajo el agua</translation>
    </message>
    <message>
        <source>Level {level}, adjusted by {adjust}: penetration {penetration}.</source>
        <translation>Nivel {level}, con un ajuste de {adjust}: penetración {penetration}.</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Armours</source>
        <translation>Armaduras</translation>
    </message>
    <message>
        <source>Other gear</source>
        <translation>Otro equipo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message numerus="yes">
        <source>%n armour dice broken</source>
        <translation>
            <numerusform>%n dado de blindaje roto</numerusform>
            <numerusform>%n dados de blindaje rotos</numerusform>
        </translation>
    </message>
    <message>
        <source>was {original}</source>
        <translation>de {original}</translation>
    </message>
    <message numerus="yes">
        <source>%n armour dice lost</source>
        <translation>
            <numerusform>%n dado de blindaje perdido</numerusform>
            <numerusform>%n dados de blindaje perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>as new</source>
        <translation>sin desgaste</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>se ha gastado</translation>
    </message>
    <message>
        <source>unusable until repaired</source>
        <translation>no se puede usar hasta repararlo</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>destruido</translation>
    </message>
    <message>
        <source>holding breath</source>
        <translation>contener la respiración</translation>
    </message>
    <message>
        <source>damage by drowning</source>
        <translation>daño por asfixia</translation>
    </message>
    <message>
        <source>rising to the surface</source>
        <translation>subir a la superficie</translation>
    </message>
    <message>
        <source>rider or mount</source>
        <translation>jinete o montura</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>morir o no</translation>
    </message>
    <message>
        <source>Round {round}: breath lasts to the end of round {last}.</source>
        <translation>Asalto {round}: el aire dura hasta el final del asalto {last}.</translation>
    </message>
    <message>
        <source>Drowning does {damage} damage.</source>
        <translation>La asfixia hace {damage} de daño.</translation>
    </message>
    <message>
        <source>Nothing pulls down in this round.</source>
        <translation>Nada arrastra al fondo en este asalto.</translation>
    </message>
    <message>
        <source>The armour pulls down: a test of strength to rise.</source>
        <translation>La armadura arrastra al fondo: prueba de Fuerza para subir.</translation>
    </message>
    <message>
        <source>{roll}, 8 or more: the mount takes the blow.</source>
        <translation>{roll}, 8 o más: el golpe se lo lleva la montura.</translation>
    </message>
    <message>
        <source>{roll}, below 8: the rider takes the blow.</source>
        <translation>{roll}, menos de 8: el golpe se lo lleva quien la monta.</translation>
    </message>
    <message>
        <source>{roll}: two steps towards death.</source>
        <translation>{roll}: dos pasos hacia la muerte.</translation>
    </message>
    <message>
        <source>{roll}: one step towards death.</source>
        <translation>{roll}: un paso hacia la muerte.</translation>
    </message>
    <message>
        <source>{roll}: nothing changes.</source>
        <translation>{roll}: nada cambia.</translation>
    </message>
    <message>
        <source>{roll}: stable, with health 0.</source>
        <translation>{roll}: estable, con salud 0.</translation>
    </message>
    <message>
        <source>{roll}: stable, with health 1.</source>
        <translation>{roll}: estable, con salud 1.</translation>
    </message>
    <message>
        <source>Three steps are taken: dead.</source>
        <translation>Se han dado tres pasos: muerte.</translation>
    </message>
    <message>
        <source>Foes roll their damage, or do the fixed figure that stands beside it.</source>
        <translation>Los adversarios tiran su daño o hacen la cifra fija que figura al lado.</translation>
    </message>
    <message>
        <source>A critical attack and a fumbled dodge double the damage of the blow.</source>
        <translation>Un ataque crítico y una esquiva con pifia doblan el daño del golpe.</translation>
    </message>
    <message>
        <source>A sixth of a foe's level is rounded up, or to the nearest, before 1 is taken off.</source>
        <translation>La sexta parte del nivel de un adversario se redondea hacia arriba, o al más cercano, antes de restar 1.</translation>
    </message>
    <message>
        <source>Static absorption is taken off after penetration has set the least damage.</source>
        <translation>La absorción estática se resta después de que la penetración fije el daño mínimo.</translation>
    </message>
    <message>
        <source>Armour dice take off their sum, their best die, or nothing unless one is broken.</source>
        <translation>Los dados de blindaje restan su suma, su mejor dado, o nada salvo que se rompa uno.</translation>
    </message>
    <message>
        <source>An armour die is broken instead of the armour roll, or after it has been seen.</source>
        <translation>Un dado de blindaje se rompe en lugar de la tirada de blindaje, o después de verla.</translation>
    </message>
    <message>
        <source>The percentage of the price that a smith takes for one step of durability.</source>
        <translation>El porcentaje del precio que cobra un herrero por cada paso de resistencia.</translation>
    </message>
    <message>
        <source>The days that a smith needs for one step of durability.</source>
        <translation>Los días que necesita un herrero por cada paso de resistencia.</translation>
    </message>
    <message>
        <source>Restoring magic armour takes 1d4 days once, or 1d4 days for each die lost.</source>
        <translation>Restaurar una armadura mágica lleva 1d4 días una vez, o 1d4 días por cada dado perdido.</translation>
    </message>
    <message>
        <source>Players act before foes, or everyone rolls a d20 for the order of turns.</source>
        <translation>Los jugadores actúan antes que los adversarios, o todos tiran un d20 para el orden de los turnos.</translation>
    </message>
    <message>
        <source>Mend after the fight</source>
        <translation>Reparar tras el combate</translation>
    </message>
    <message>
        <source>Test durability</source>
        <translation>Probar la resistencia</translation>
    </message>
    <message>
        <source>Test the usage die</source>
        <translation>Tirar el dado de uso</translation>
    </message>
    <message>
        <source>No armour die is whole: it cannot be mended.</source>
        <translation>No queda ningún dado de blindaje entero: no se puede reparar.</translation>
    </message>
    <message>
        <source>No armour die is broken.</source>
        <translation>No hay ningún dado de blindaje roto.</translation>
    </message>
    <message>
        <source>{repaired} of {broken} dice mended, armour rating {rating}</source>
        <translation>{repaired} de {broken} dados reparados, blindaje {rating}</translation>
    </message>
    <message>
        <source>One interval · free</source>
        <translation>Un intervalo · gratis</translation>
    </message>
    <message>
        <source>Hopeless: {die} never shows more than {rating}, so every broken die would be lost.</source>
        <translation>Sin esperanza: {die} nunca pasa de {rating}, así que se perderían todos los dados rotos.</translation>
    </message>
    <message>
        <source>Roll {dice}: each die above {rating} makes one whole again; the others are lost for good.</source>
        <translation>Tira {dice}: cada dado por encima de {rating} vuelve a estar entero; los demás se pierden.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} de {all}</translation>
    </message>
    <message>
        <source>No armour die is left to break.</source>
        <translation>No queda ningún dado de blindaje que romper.</translation>
    </message>
    <message>
        <source>Instead of the armour roll, once a blow · free</source>
        <translation>En lugar de la tirada de blindaje, una vez por golpe · gratis</translation>
    </message>
    <message numerus="yes">
        <source>one more die broken, %n whole</source>
        <translation>
            <numerusform>otro dado roto, queda %n entero</numerusform>
            <numerusform>otro dado roto, quedan %n enteros</numerusform>
        </translation>
    </message>
    <message>
        <source>The blow does its penetration only, and the armour is destroyed.</source>
        <translation>El golpe solo hace su penetración y la armadura queda destruida.</translation>
    </message>
    <message>
        <source>The blow does its penetration only. Mending it then takes {die} above {rating}.</source>
        <translation>El golpe solo hace su penetración. Para repararlo habrá que sacar más de {rating} con {die}.</translation>
    </message>
    <message>
        <source>It has no durability, so it is never tested.</source>
        <translation>No tiene resistencia, así que nunca se prueba.</translation>
    </message>
    <message>
        <source>Nothing is left of it to test.</source>
        <translation>No queda nada que probar.</translation>
    </message>
    <message>
        <source>After a fight or a watch in which it was used</source>
        <translation>Tras un combate o una guardia en que se usó</translation>
    </message>
    <message>
        <source>When a dodge shows a natural 1</source>
        <translation>Cuando una esquiva saca un 1 natural</translation>
    </message>
    <message>
        <source>When an attack shows a natural 1</source>
        <translation>Cuando un ataque saca un 1 natural</translation>
    </message>
    <message>
        <source>Roll {die}: on a 1 or 2 it drops to {lower}.</source>
        <translation>Tira {die}: con un 1 o un 2 baja a {lower}.</translation>
    </message>
    <message>
        <source>Roll {die}: on a 1 or 2 it is spent ({state}).</source>
        <translation>Tira {die}: con un 1 o un 2 se agota ({state}).</translation>
    </message>
    <message>
        <source>stays {die}</source>
        <translation>sigue en {die}</translation>
    </message>
    <message>
        <source>holds at {die}</source>
        <translation>aguanta en {die}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>From {die} it lasts {expected} rolls on average; {chance} to outlast {attacks}.</source>
        <translation>Desde {die} dura {expected} tiradas de media; {chance} de pasar de {attacks}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Panoplia · {name} · day {day}</source>
        <translation>Panoplia · {name} · día {day}</translation>
    </message>
    <message>
        <source>{calling}, level {level}</source>
        <translation>{calling} de nivel {level}</translation>
    </message>
    <message>
        <source>Player: {player} · {campaign} · Dungeon Hack</source>
        <translation>Juega: {player} · {campaign} · Dungeon Hack</translation>
    </message>
    <message>
        <source>{campaign} · Dungeon Hack</source>
        <translation>{campaign} · Dungeon Hack</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>d20 equal to the value or higher. 1 fumble, 20 critical.</source>
        <translation>d20 igual o mayor que el valor. 1 pifia, 20 crítico.</translation>
    </message>
    <message>
        <source>Highest health</source>
        <translation>Salud máxima</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>No armour worn.</source>
        <translation>Sin armadura puesta.</translation>
    </message>
    <message>
        <source>{armour} · armour rating {rating}</source>
        <translation>{armour} · blindaje {rating}</translation>
    </message>
    <message>
        <source>Armour die</source>
        <translation>Dado de blindaje</translation>
    </message>
    <message>
        <source>Durability</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>{piece}: {static} less damage from every blow.</source>
        <translation>{piece}: {static} menos de daño en cada golpe.</translation>
    </message>
    <message>
        <source>Strike out a die, and the blow does its penetration only. After the fight, each broken die is whole again on more than {rating}.</source>
        <translation>Tacha un dado y el golpe solo hace su penetración. Tras el combate, cada dado roto se recupera si sacas más de {rating}.</translation>
    </message>
    <message>
        <source>Mended now, each broken die has {chance} to be whole again.</source>
        <translation>Reparar ahora: {chance} de recuperar cada dado roto.</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Pen.</source>
        <translation>Pen.</translation>
    </message>
    <message>
        <source>Range and traits</source>
        <translation>Alcance y rasgos</translation>
    </message>
    <message>
        <source>Unarmed</source>
        <translation>Sin armas</translation>
    </message>
    <message>
        <source>{value}+</source>
        <translation>{value}+</translation>
    </message>
    <message>
        <source>{piece} × {quantity}</source>
        <translation>{piece} × {quantity}</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Nothing yet: buy gear in the armoury.</source>
        <translation>Nada todavía: compra equipo en la armería.</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Lleva encima</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bolsa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Unarmed damage</source>
        <translation>Daño sin armas</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Weapon proficiencies</source>
        <translation>Competencias en armas</translation>
    </message>
    <message>
        <source>Armour proficiencies</source>
        <translation>Competencias en armaduras</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talentos</translation>
    </message>
    <message>
        <source>Talents and proficiencies</source>
        <translation>Talentos y competencias</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>days of work</source>
        <translation>días de trabajo</translation>
    </message>
    <message>
        <source>neglect of the durability</source>
        <translation>descuido de la resistencia</translation>
    </message>
    <message>
        <source>neglect of the armour dice</source>
        <translation>descuido de los dados de blindaje</translation>
    </message>
    <message>
        <source>Restored to {current}. Cost: {cost}, days of work: {days}.</source>
        <translation>Restaurado a {current}. Coste: {cost}; días de trabajo: {days}.</translation>
    </message>
    <message>
        <source>Its durability is as new: there is nothing to restore.</source>
        <translation>La resistencia está intacta: no hay nada que restaurar.</translation>
    </message>
    <message>
        <source>Its durability is spent and it is not magic: it is destroyed.</source>
        <translation>Sin resistencia y sin magia: está destruido.</translation>
    </message>
    <message>
        <source>Only magic armour gets dice back that are lost for good.</source>
        <translation>Solo una armadura mágica recupera dados perdidos para siempre.</translation>
    </message>
    <message>
        <source>No armour die is left: it is destroyed, magic or not.</source>
        <translation>No queda ningún dado de blindaje: destruida, mágica o no.</translation>
    </message>
    <message>
        <source>No armour die is lost: there is nothing to restore.</source>
        <translation>No se ha perdido ningún dado de blindaje: no hay nada que restaurar.</translation>
    </message>
    <message>
        <source>Only an exceptional artisan restores magic armour that has lost dice.</source>
        <translation>Solo un artesano excepcional restaura una armadura mágica que ha perdido dados.</translation>
    </message>
    <message>
        <source>Durability: from {before} to {after}, never below d4.</source>
        <translation>Resistencia: de {before} a {after}, nunca por debajo de d4.</translation>
    </message>
    <message>
        <source>Armour dice: from {before} to {after}, never below 1.</source>
        <translation>Dados de blindaje: de {before} a {after}, nunca menos de 1.</translation>
    </message>
    <message>
        <source>Absorption {absorption}: armour rating {rating}.</source>
        <translation>Absorción {absorption}: blindaje {rating}.</translation>
    </message>
    <message>
        <source>gp</source>
        <translation>mo</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>sp</source>
        <translation>mp</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Plata</translation>
    </message>
    <message>
        <source>cp</source>
        <translation>mc</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>Cobre</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ligera</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>two hands</source>
        <translation>dos manos</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>arrojadiza</translation>
    </message>
    <message>
        <source>fist</source>
        <translation>puño</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>can be thrown 30 ft (9 m)</source>
        <translation>arrojadiza 30 pies (9 m)</translation>
    </message>
    <message>
        <source>can be thrown 40 ft (12 m)</source>
        <translation>arrojadiza 40 pies (12 m)</translation>
    </message>
    <message>
        <source>reach 10 ft (3 m)</source>
        <translation>alcance 10 pies (3 m)</translation>
    </message>
    <message>
        <source>Disadvantage within 5 ft (1.5 m)</source>
        <translation>Desventaja a 5 pies (1,5 m) o menos</translation>
    </message>
    <message>
        <source>no moving in the turn it shoots</source>
        <translation>sin moverse en el turno en que dispara</translation>
    </message>
    <message>
        <source>up to 3 bolts a round</source>
        <translation>hasta 3 virotes por asalto</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>bolts</source>
        <translation>virotes</translation>
    </message>
    <message>
        <source>darts</source>
        <translation>dardos</translation>
    </message>
    <message>
        <source>pellets</source>
        <translation>balines</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>{feet} ft ({metres} m)</source>
        <translation>{feet} pies ({metres} m)</translation>
    </message>
    <message>
        <source>unarmed</source>
        <translation>sin armas</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>−{static} damage</source>
        <translation>−{static} al daño</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Penetración</translation>
    </message>
    <message>
        <source>Usage die</source>
        <translation>Dado de uso</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation>Munición</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>uso</translation>
    </message>
    <message>
        <source>durability</source>
        <translation>resistencia</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>reparación</translation>
    </message>
    <message>
        <source>{piece}: durability spent, not to be used until it is repaired.</source>
        <translation>{piece}: resistencia agotada, no se puede usar hasta repararlo.</translation>
    </message>
    <message>
        <source>No armour die is whole: the armour is destroyed.</source>
        <translation>No queda ningún dado de blindaje entero: la armadura está destruida.</translation>
    </message>
    <message>
        <source>Nothing of it is left.</source>
        <translation>No queda nada.</translation>
    </message>
    <message>
        <source>The bundle is empty.</source>
        <translation>El haz está vacío.</translation>
    </message>
    <message>
        <source>{piece}: {roll}, above 2, it stays {die}.</source>
        <translation>{piece}: {roll}, más de 2, sigue en {die}.</translation>
    </message>
    <message>
        <source>{piece}: {roll}, 1 or 2, it drops from {die} to {after}.</source>
        <translation>{piece}: {roll}, 1 o 2, baja de {die} a {after}.</translation>
    </message>
    <message>
        <source>{piece}: {roll}, 1 or 2, the last step is spent.</source>
        <translation>{piece}: {roll}, 1 o 2, se agota el último paso.</translation>
    </message>
    <message>
        <source>{piece}: unusable until repaired.</source>
        <translation>{piece}: no se puede usar hasta repararlo.</translation>
    </message>
    <message>
        <source>{piece}: destroyed.</source>
        <translation>Destruido: {piece}.</translation>
    </message>
    <message>
        <source>One armour die is broken; whole: {whole} of {rating}.</source>
        <translation>Un dado de blindaje roto; enteros: {whole} de {rating}.</translation>
    </message>
    <message>
        <source>The last armour die is broken: the armour is destroyed.</source>
        <translation>Se ha roto el último dado de blindaje: la armadura queda destruida.</translation>
    </message>
    <message>
        <source>Hopeless: {die} never shows more than {rating}, so every broken die will be lost.</source>
        <translation>Sin esperanza: {die} nunca pasa de {rating}, así que se perderán todos los dados rotos.</translation>
    </message>
    <message>
        <source>{roll} against {rating}: whole again {repaired}, lost for good {lost}. Rating: {after}.</source>
        <translation>{roll} contra {rating}: recuperados {repaired}, perdidos {lost}. Blindaje: {after}.</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>{label} cannot be empty.</source>
        <translation>{label}: no puede quedar vacío.</translation>
    </message>
    <message>
        <source>{label} holds at most {longest} characters, and these are {given}.</source>
        <translation>{label}: caben {longest} letras y hay {given}.</translation>
    </message>
</context>
<context>
    <name>gauges</name>
    <message>
        <source>spent, was {original}</source>
        <translation>agotado, era {original}</translation>
    </message>
    <message>
        <source>{die}, as new</source>
        <translation>{die}, sin desgaste</translation>
    </message>
    <message>
        <source>{die} of {original}</source>
        <translation>{die} de {original}</translation>
    </message>
    <message>
        <source>{whole} whole, {broken} broken, {lost} lost</source>
        <translation>enteros {whole} · rotos {broken} · perdidos {lost}</translation>
    </message>
    <message>
        <source>{value} of {maximum}</source>
        <translation>{value} de {maximum}</translation>
    </message>
    <message>
        <source>(was {original})</source>
        <translation>(de {original})</translation>
    </message>
</context>
<context>
    <name>input</name>
    <message>
        <source>This is not JSON: {problem} in line {line}, column {column}.</source>
        <translation>Esto no es JSON: {problem} en la línea {line}, columna {column}.</translation>
    </message>
    <message>
        <source>This JSON is too large to be read.</source>
        <translation>Este JSON es demasiado grande para leerlo.</translation>
    </message>
    <message>
        <source>The field is written twice.</source>
        <translation>El campo está escrito dos veces.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Ese campo no existe.</translation>
    </message>
    <message>
        <source>This field must be given.</source>
        <translation>Este campo es obligatorio.</translation>
    </message>
    <message>
        <source>NaN and Infinity are not numbers that a rule can use.</source>
        <translation>NaN e Infinity no son números que una regla pueda usar.</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
</context>
<context>
    <name>inventory</name>
    <message numerus="yes">
        <source>%n items · purse {money}</source>
        <translation>
            <numerusform>%n objeto · bolsa {money}</numerusform>
            <numerusform>%n objetos · bolsa {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw away {quantity} × {item}?</source>
        <translation>¿Tirar {quantity} × {item}?</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>cannot be read; kept as it is</source>
        <translation>no se puede leer; se conserva tal como está</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>en la mochila</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>{name}: unknown rules “{system}”</source>
        <translation>{name}: reglas desconocidas «{system}»</translation>
    </message>
    <message numerus="yes">
        <source>Delete {name}? %n characters and all their gear go with it.</source>
        <translation>
            <numerusform>¿Eliminar {name}? Con la campaña se va %n personaje con todo su equipo.</numerusform>
            <numerusform>¿Eliminar {name}? Con la campaña se van %n personajes con todo su equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panoplia {version}
Characters, gear and workshop for tabletop games.

Your library: {path}
Free software under the GNU GPL, version 3 or later.</source>
        <translation>Panoplia {version}
Personajes, equipo y taller para juegos de rol de mesa.

Tu biblioteca: {path}
Software libre bajo la GNU GPL, versión 3 o posterior.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{label}: “{text}” is not a whole number from {lowest} to {highest}.</source>
        <translation>{label}: «{text}» no es un número entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{label}: {value} is not from {lowest} to {highest}.</source>
        <translation>{label}: {value} no está entre {lowest} y {highest}.</translation>
    </message>
    <message>
        <source>{label}: “{text}” is not a number from {lowest} to {highest}.</source>
        <translation>{label}: «{text}» no es un número de {lowest} a {highest}.</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <source>Nothing was printed: “{printer}” cannot be written to. Choose another printer, or save the PDF.</source>
        <translation>No se ha impreso nada: no se puede escribir en «{printer}». Elige otra impresora o guarda el PDF.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Sent to {printer}.</source>
        <translation>Enviado a {printer}.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>{value} of {maximum}</source>
        <translation>{value} de {maximum}</translation>
    </message>
    <message>
        <source>{label}: </source>
        <translation>{label}: </translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} de {pages}</translation>
    </message>
    <message>
        <source>{file} cannot be replaced: another program has it open, or it is protected. Close it there and try again.</source>
        <translation>{file} no se puede reemplazar: otro programa lo tiene abierto o está protegido. Ciérralo allí e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder {folder}. Choose another folder.</source>
        <translation>No se puede escribir en la carpeta {folder}. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} was not written. Free some space and try again.</source>
        <translation>El disco está lleno y {file} no se ha escrito. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Choose another folder.</source>
        <translation>La carpeta {folder} no existe. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose another name.</source>
        <translation>{file} es una carpeta. Elige otro nombre.</translation>
    </message>
    <message>
        <source>The name {file} is too long. Choose a shorter one.</source>
        <translation>El nombre {file} es demasiado largo. Elige uno más corto.</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk reports an error. Choose another folder.</source>
        <translation>{file} no se ha podido escribir: el disco da un error. Elige otra carpeta.</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>The folder {folder} cannot be made ({problem}). Check its permissions, or choose a library with --library FILE.</source>
        <translation>No se puede crear la carpeta {folder} ({problem}). Comprueba sus permisos o elige una biblioteca con --library ARCHIVO.</translation>
    </message>
    <message>
        <source>Something in Panoplia went wrong. What was saved stays saved. The details are in {file}.</source>
        <translation>Algo ha fallado en Panoplia. Lo guardado sigue guardado. Los detalles están en {file}.</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>No backup could be written to {file}. Check that folder and its free space.</source>
        <translation>No se ha podido escribir una copia de seguridad en {file}. Comprueba esa carpeta y su espacio libre.</translation>
    </message>
    <message>
        <source>This value does not fit here: {why}</source>
        <translation>Este valor no encaja aquí: {why}</translation>
    </message>
    <message>
        <source>This number must be from {low} to {high}, and is {value}.</source>
        <translation>Este número va de {low} a {high}, y es {value}.</translation>
    </message>
    <message>
        <source>This sentence cannot be read.</source>
        <translation>Esta frase no se puede leer.</translation>
    </message>
    <message>
        <source>The rule system “{system}” is not known to this version of the program.</source>
        <translation>Esta versión del programa no conoce el sistema de reglas «{system}».</translation>
    </message>
    <message>
        <source>Another program is using the library {file}. Nothing was changed: close that program or try again.</source>
        <translation>Otro programa está usando la biblioteca {file}. No se ha cambiado nada: cierra ese programa o inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The disk that holds {file} is full. The library is as it was before: free some space and try again.</source>
        <translation>El disco donde está {file} está lleno. La biblioteca está como antes: libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The library {file} cannot be written. Check the permissions of the file and of its folder.</source>
        <translation>No se puede escribir en la biblioteca {file}. Comprueba los permisos del archivo y de su carpeta.</translation>
    </message>
    <message>
        <source>The library {file} is damaged. Keep the file, and restore the newest backup that is sound.</source>
        <translation>La biblioteca {file} está dañada. Conserva el archivo y restaura la copia de seguridad más reciente que esté sana.</translation>
    </message>
    <message>
        <source>The disk that holds {file} reports an error. Check that it is connected, and try again.</source>
        <translation>El disco donde está {file} da un error. Comprueba que está conectado e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was changed in {file}: what this belongs to is no longer there, or something else depends on it.</source>
        <translation>No se ha cambiado nada en {file}: aquello a lo que pertenece ya no está, u otra cosa depende de ello.</translation>
    </message>
    <message>
        <source>The library {file} is no longer the file that was opened. Nothing was written: close the program and look where the file went.</source>
        <translation>La biblioteca {file} ya no es el archivo que se abrió. No se ha escrito nada: cierra el programa y mira adónde fue el archivo.</translation>
    </message>
    <message>
        <source>There is nothing to undo here.</source>
        <translation>Aquí no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo here.</source>
        <translation>Aquí no hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The library was changed in another window.</source>
        <translation>La biblioteca se ha cambiado en otra ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are made after “{name}”. Remove them first.</source>
        <translation>
            <numerusform>Hay %n objeto hecho a partir de «{name}». Quítalo antes.</numerusform>
            <numerusform>Hay %n objetos hechos a partir de «{name}». Quítalos antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A container cannot lie inside itself or inside what it holds.</source>
        <translation>Un recipiente no puede estar dentro de sí mismo ni dentro de lo que contiene.</translation>
    </message>
    <message>
        <source>The library {file} could not be brought up to date (step {step}): {why}. It is as it was before; the earlier version of the program can still open it.</source>
        <translation>No se ha podido poner al día la biblioteca {file} (paso {step}): {why}. Está como antes; la versión anterior del programa aún puede abrirla.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Create it, connect its disk, or choose another place for the library.</source>
        <translation>La carpeta {folder} no existe. Créala, conecta su disco o elige otro sitio para la biblioteca.</translation>
    </message>
    <message>
        <source>{file} is not a Panoplia library. It was left as it is: choose another file.</source>
        <translation>{file} no es una biblioteca de Panoplia. Se ha dejado como está: elige otro archivo.</translation>
    </message>
    <message>
        <source>{file} belongs to another program. It was left as it is: choose another file.</source>
        <translation>{file} pertenece a otro programa. Se ha dejado como está: elige otro archivo.</translation>
    </message>
    <message>
        <source>The library {file} is empty: its content was lost. Keep the file, and restore the newest sound backup.</source>
        <translation>La biblioteca {file} está vacía: su contenido se ha perdido. Conserva el archivo y restaura la copia de seguridad sana más reciente.</translation>
    </message>
    <message>
        <source>The library {file} is missing, but its log is there. Bring the file back, or restore the newest backup.</source>
        <translation>Falta la biblioteca {file}, pero su registro está ahí. Recupera el archivo o restaura la copia de seguridad más reciente.</translation>
    </message>
    <message>
        <source>The library {file} is a link to {target}, which is not there. Connect its disk, or choose another library.</source>
        <translation>La biblioteca {file} es un enlace a {target}, que no está. Conecta su disco o elige otra biblioteca.</translation>
    </message>
    <message>
        <source>The library {file} was written by a newer version of the program: it has format {found}, and this program knows formats up to {known}. It was left as it is: update the program.</source>
        <translation>La biblioteca {file} la escribió una versión más nueva del programa: tiene el formato {found} y este programa conoce hasta el {known}. Se ha dejado como está: actualiza el programa.</translation>
    </message>
    <message>
        <source>The journal of the library {file} was incomplete and has been repaired: changes made by other programs meanwhile cannot be undone.</source>
        <translation>El diario de la biblioteca {file} estaba incompleto y se ha reparado: lo que otros programas cambiaron entretanto no se puede deshacer.</translation>
    </message>
    <message>
        <source>This campaign is no longer there.</source>
        <translation>Esta campaña ya no está.</translation>
    </message>
    <message>
        <source>Whoever held this is no longer there.</source>
        <translation>Quien tenía esto ya no está.</translation>
    </message>
    <message>
        <source>This character is no longer there.</source>
        <translation>Este personaje ya no está.</translation>
    </message>
    <message>
        <source>This line of the catalogue is no longer there.</source>
        <translation>Esta línea del catálogo ya no está.</translation>
    </message>
    <message>
        <source>This item is no longer there.</source>
        <translation>Este objeto ya no está.</translation>
    </message>
    <message>
        <source>This line of the catalogue is as in the book again.</source>
        <translation>Esta línea del catálogo vuelve a estar como en el libro.</translation>
    </message>
    <message>
        <source>This work is no longer going on.</source>
        <translation>Este trabajo ya no está en marcha.</translation>
    </message>
    <message>
        <source>“{label}” cannot be undone: “{later}” came after it. Undo that first.</source>
        <translation>No se puede deshacer «{label}»: después vino «{later}». Deshaz eso antes.</translation>
    </message>
    <message>
        <source>“{label}” cannot be undone: what it changed is different now.</source>
        <translation>No se puede deshacer «{label}»: lo que cambió ahora es distinto.</translation>
    </message>
    <message>
        <source>“{label}” cannot be done again: “{later}” came in between. Undo that first.</source>
        <translation>No se puede rehacer «{label}»: en medio vino «{later}». Deshaz eso antes.</translation>
    </message>
    <message>
        <source>“{label}” cannot be done again: what it changes is different now.</source>
        <translation>No se puede rehacer «{label}»: lo que cambia ahora es distinto.</translation>
    </message>
    <message>
        <source>This line of the history cannot be read.</source>
        <translation>Esta línea del historial no se puede leer.</translation>
    </message>
    <message>
        <source>What was done here cannot be undone or done again: its line of the history cannot be read.</source>
        <translation>Lo que se hizo aquí no se puede deshacer ni rehacer: su línea del historial no se puede leer.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>New campaign: {name}</source>
        <translation>Campaña nueva: {name}</translation>
    </message>
    <message>
        <source>Campaign renamed: {before} → {name}</source>
        <translation>Campaña renombrada: {before} → {name}</translation>
    </message>
    <message>
        <source>Deleted: {name}</source>
        <translation>Eliminado: {name}</translation>
    </message>
    <message>
        <source>New: {name}</source>
        <translation>Nuevo: {name}</translation>
    </message>
    <message>
        <source>{character}: {field} {before} → {after}</source>
        <translation>{character}: {field} {before} → {after}</translation>
    </message>
    <message>
        <source>{character}: hurt by {amount}, {left} left</source>
        <translation>{character}: {amount} de daño, quedan {left}</translation>
    </message>
    <message>
        <source>{character}: healed by {amount}, {left} left</source>
        <translation>{character}: {amount} de curación, ahora {left}</translation>
    </message>
    <message>
        <source>Duplicated: {before} → {name}</source>
        <translation>Duplicado: {before} → {name}</translation>
    </message>
    <message>
        <source>“{value}” is not one of the choices.</source>
        <translation>«{value}» no es una de las opciones.</translation>
    </message>
    <message>
        <source>The text has {length} letters and may have {longest}: shorten it.</source>
        <translation>El texto tiene {length} letras y puede tener {longest}: acórtalo.</translation>
    </message>
    <message>
        <source>Equipped: {item}</source>
        <translation>Equipado: {item}</translation>
    </message>
    <message>
        <source>Put away: {item}</source>
        <translation>Deja de usarse: {item}</translation>
    </message>
    <message>
        <source>{item} is in use, so there is one of it: put it away first.</source>
        <translation>{item}: está en uso, así que hay solo uno. Quítalo antes.</translation>
    </message>
    <message>
        <source>{item}: quantity {before} → {quantity}</source>
        <translation>{item}: cantidad {before} → {quantity}</translation>
    </message>
    <message>
        <source>Thrown away: {quantity} × {item}</source>
        <translation>Tirado: {quantity} × {item}</translation>
    </message>
    <message>
        <source>{item} is neither worn nor wielded.</source>
        <translation>{item}: no se viste ni se empuña.</translation>
    </message>
    <message>
        <source>{item} cannot be used: {state}.</source>
        <translation>{item}: no se puede usar ({state}).</translation>
    </message>
    <message>
        <source>No room for {item} ({slot}): put away {others} first.</source>
        <translation>No hay sitio para {item} ({slot}): quita antes {others}.</translation>
    </message>
    <message>
        <source>This campaign follows the rules “{system}”, which this version does not know.</source>
        <translation>Esta campaña sigue las reglas «{system}», que esta versión no conoce.</translation>
    </message>
    <message>
        <source>{name} cannot be read; the row is kept as it is.</source>
        <translation>{name} no se puede leer; la fila se conserva tal como está.</translation>
    </message>
    <message>
        <source>{item} has no price in the book: it can be given, but not bought.</source>
        <translation>{item}: sin precio en el libro. Se puede dar, pero no comprar.</translation>
    </message>
    <message>
        <source>{buyer} has {money} and needs {price}: {short} short.</source>
        <translation>{buyer} tiene {money} y necesita {price}: faltan {short}.</translation>
    </message>
    <message>
        <source>{buyer} buys {quantity} × {item} for {price}</source>
        <translation>{buyer} compra {quantity} × {item} por {price}</translation>
    </message>
    <message>
        <source>{taker} is given {quantity} × {item}</source>
        <translation>{taker} recibe {quantity} × {item}</translation>
    </message>
    <message>
        <source>The name is empty: type at least one letter.</source>
        <translation>El nombre está vacío: escribe al menos una letra.</translation>
    </message>
    <message>
        <source>The name has {length} letters and may have {longest}: shorten it.</source>
        <translation>El nombre tiene {length} letras y puede tener {longest}: acórtalo.</translation>
    </message>
    <message>
        <source>{value} does not fit: a whole number from {lowest} to {highest} is needed.</source>
        <translation>{value} no vale: hace falta un número entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{item} has changed meanwhile: look at its odds again.</source>
        <translation>{item}: ha cambiado entretanto. Mira otra vez sus probabilidades.</translation>
    </message>
    <message>
        <source>{item} ({owner}): {result}</source>
        <translation>{item} ({owner}): {result}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>{campaign} · day {day} · saved</source>
        <translation>{campaign} · día {day} · guardado</translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message>
        <source>It cannot be read; it is kept as it is.</source>
        <translation>No se puede leer; se conserva tal como está.</translation>
    </message>
    <message>
        <source>worth {price}</source>
        <translation>valor {price}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{words} ({clause})</source>
        <translation>{words} ({clause})</translation>
    </message>
    <message>
        <source>All worn</source>
        <translation>Todo lo gastado</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Roto</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Gastado</translation>
    </message>
</context>
</TS>
