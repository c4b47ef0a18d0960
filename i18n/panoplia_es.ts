<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AftermathDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>ArmouryPage</name>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Nothing in the armoury is like that.</source>
        <translation>No hay nada así en la armería.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrarlo todo</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Nueva entrada</translation>
    </message>
    <message>
        <source>Show what was taken out</source>
        <translation>Mostrar lo retirado</translation>
    </message>
</context>
<context>
    <name>AskedPanel</name>
    <message>
        <source>Take back the last answer (Ctrl+Z)</source>
        <translation>Retirar la última respuesta (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take it back (Ctrl+Z)</source>
        <translation>Retirarlo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>This act cannot go on</source>
        <translation>Este acto no puede seguir</translation>
    </message>
</context>
<context>
    <name>BasketDialog</name>
    <message>
        <source>Basket</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>The basket is empty. Choose something in the armoury and press B.</source>
        <translation>La cesta está vacía. Elige algo en la armería y pulsa B.</translation>
    </message>
    <message>
        <source>Free: no one pays</source>
        <translation>Gratis: no paga nadie</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Give all</source>
        <translation>Dar todo</translation>
    </message>
    <message>
        <source>Pay and take</source>
        <translation>Pagar y llevar</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>There is no one to buy it: make a character first.</source>
        <translation>No hay quien lo compre: crea antes un personaje.</translation>
    </message>
</context>
<context>
    <name>BeginPanel</name>
    <message>
        <source>Before the first round</source>
        <translation>Antes del primer asalto</translation>
    </message>
    <message>
        <source>Is anyone surprised?</source>
        <translation>¿Hay alguien sorprendido?</translation>
    </message>
    <message>
        <source>Tick those who are caught unawares; else just begin.</source>
        <translation>Marca a quienes pillan desprevenidos; si no hay nadie, empieza.</translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Empezar el combate</translation>
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
        <source>Nothing to do</source>
        <translation>Nada que hacer</translation>
    </message>
    <message>
        <source>cannot be done</source>
        <translation>no se puede</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Verlo</translation>
    </message>
    <message>
        <source>Look at the odds</source>
        <translation>Ver probabilidades</translation>
    </message>
</context>
<context>
    <name>BestiaryDialog</name>
    <message>
        <source>From the bestiary</source>
        <translation>Del bestiario</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Search the bestiary</source>
        <translation>Buscar en el bestiario</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiario</translation>
    </message>
    <message>
        <source>The bestiary of these rules is empty: write a foe in the armoury, or use one line.</source>
        <translation>El bestiario de estas reglas está vacío: escribe un enemigo en la armería, o usa una línea.</translation>
    </message>
</context>
<context>
    <name>BiographyDialog</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>No one remembers anything of this piece.</source>
        <translation>Nadie recuerda nada de esta pieza.</translation>
    </message>
    <message>
        <source>What came before</source>
        <translation>Lo que pasó antes</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>What is decided</source>
        <translation>Qué se decide</translation>
    </message>
</context>
<context>
    <name>CampaignActions</name>
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
    <message>
        <source>Pass days…</source>
        <translation>Pasar días…</translation>
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
        <source>Sheet</source>
        <translation>Ficha</translation>
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
        <source>Delete…</source>
        <translation>Eliminar…</translation>
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
    <name>CharacterTags</name>
    <message>
        <source>New tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>Type a tag and press Enter.</source>
        <translation>Escribir una etiqueta y pulsar Intro.</translation>
    </message>
</context>
<context>
    <name>CharactersPage</name>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Enemigos</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo</translation>
    </message>
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
        <source>New character…</source>
        <translation>Personaje nuevo…</translation>
    </message>
    <message>
        <source>Quick NPC…</source>
        <translation>PNJ rápido…</translation>
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
    <name>ChoiceBox</name>
    <message>
        <source>Leave out: {words}</source>
        <translation>Dejar fuera: {words}</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Reset columns</source>
        <translation>Restablecer columnas</translation>
    </message>
</context>
<context>
    <name>CombatPage</name>
    <message>
        <source>Search fights</source>
        <translation>Buscar combates</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>New fight…</source>
        <translation>Combate nuevo…</translation>
    </message>
    <message>
        <source>No fight is found. Clear the search, and all of them are listed.</source>
        <translation>No se encuentra ningún combate. Borra la búsqueda y aparecerán todos.</translation>
    </message>
    <message>
        <source>No fight is planned yet. Plan one: who is there, and what waits for them.</source>
        <translation>Aún no hay ningún combate preparado. Prepara uno: quién está ahí y qué le espera.</translation>
    </message>
    <message>
        <source>New fight</source>
        <translation>Combate nuevo</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message numerus="yes">
        <source>%n detail(s) differ; they are bold and marked with ≠.</source>
        <translation>
            <numerusform>%n detalle es distinto; está en negrita y marcado con ≠.</numerusform>
            <numerusform>%n detalles son distintos; están en negrita y marcados con ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Add a second one to compare.</source>
        <translation>Añade una segunda entrada para comparar.</translation>
    </message>
    <message>
        <source>To compare:</source>
        <translation>Para comparar:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Una junto a otra</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert old gear</source>
        <translation>Convertir equipo antiguo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>CreationDialog</name>
    <message>
        <source>New character</source>
        <translation>Personaje nuevo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Purse and gear</source>
        <translation>Bolsa y equipo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>Aún no está hecho</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Salir sin guardarlo</translation>
    </message>
    <message>
        <source>What you said of this character is lost.</source>
        <translation>Se pierde lo dicho sobre este personaje.</translation>
    </message>
</context>
<context>
    <name>DeedCard</name>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Next turn (N)</source>
        <translation>Turno siguiente (N)</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>Search loot and shops</source>
        <translation>Buscar botines y tiendas</translation>
    </message>
    <message>
        <source>The party, loot, stashes and shops</source>
        <translation>El grupo, los botines, los alijos y las tiendas</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Loot pile…</source>
        <translation>Botín…</translation>
    </message>
    <message>
        <source>Stash…</source>
        <translation>Alijo…</translation>
    </message>
    <message>
        <source>Shop…</source>
        <translation>Tienda…</translation>
    </message>
</context>
<context>
    <name>DiceRow</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>tira</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cifras</translation>
    </message>
    <message>
        <source>your dice</source>
        <translation>tus dados</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>confirms them</source>
        <translation>los confirma</translation>
    </message>
    <message>
        <source>How many came up</source>
        <translation>Cuántos salieron</translation>
    </message>
    <message>
        <source>Type what your dice show</source>
        <translation>Escribe lo que muestran tus dados</translation>
    </message>
    <message>
        <source>or how many came up</source>
        <translation>o cuántos salieron</translation>
    </message>
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
    <name>DieFaces</name>
    <message>
        <source>{purpose}: faces of your dice</source>
        <translation>{purpose}: caras de tus dados</translation>
    </message>
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
    <name>EditDialog</name>
    <message>
        <source>Change answers</source>
        <translation>Cambiar respuestas</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>Jugarlo así</translation>
    </message>
    <message>
        <source>What came after it is played again on what comes of this.</source>
        <translation>Lo que vino después se vuelve a jugar sobre lo que salga de esto.</translation>
    </message>
</context>
<context>
    <name>EffectDialog</name>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Put on</source>
        <translation>Poner</translation>
    </message>
    <message>
        <source>when it ends</source>
        <translation>cuando termina</translation>
    </message>
    <message>
        <source>when it begins</source>
        <translation>cuando empieza</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Turns of</source>
        <translation>Turnos de</translation>
    </message>
    <message>
        <source>A turn counts</source>
        <translation>Un turno cuenta</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificador</translation>
    </message>
</context>
<context>
    <name>EncounterView</name>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vista de mesa</translation>
    </message>
    <message>
        <source>Its log</source>
        <translation>Su registro</translation>
    </message>
    <message>
        <source>Start the fight</source>
        <translation>Empezar el combate</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Aftermath…</source>
        <translation>Secuelas…</translation>
    </message>
</context>
<context>
    <name>EntryActions</name>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Bring back into the armoury</source>
        <translation>Devolver a la armería</translation>
    </message>
    <message>
        <source>Take out of the armoury</source>
        <translation>Retirar de la armería</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Como en el libro</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Eliminar entrada</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
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
        <source>To the basket</source>
        <translation>A la cesta</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
    <name>EntryDialog</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>In all campaigns of these rules</source>
        <translation>En todas las campañas de estas reglas</translation>
    </message>
</context>
<context>
    <name>FacetPanel</name>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Rolled with other dice: roll again.</source>
        <translation>Se tiró con otros dados: hay que volver a tirar.</translation>
    </message>
    <message>
        <source>{field}: roll {dice}</source>
        <translation>{field}: tirar {dice}</translation>
    </message>
</context>
<context>
    <name>FightWindow</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>elige</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>lo hace</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>turno siguiente</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>empieza</translation>
    </message>
    <message>
        <source>table view</source>
        <translation>vista de mesa</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshace</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehace</translation>
    </message>
</context>
<context>
    <name>FiguresDialog</name>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>What you set here is an act of the fight, and is undone as one.</source>
        <translation>Lo que fijes aquí es un acto del combate y se deshace como tal.</translation>
    </message>
</context>
<context>
    <name>FindBox</name>
    <message>
        <source>Type to find…</source>
        <translation>Escribe para buscar…</translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message>
        <source>Add gear</source>
        <translation>Añadir equipo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Roll next how it was kept</source>
        <translation>Tirar después cómo se conservó</translation>
    </message>
    <message>
        <source>Found worn</source>
        <translation>Hallado con desgaste</translation>
    </message>
</context>
<context>
    <name>GearStep</name>
    <message>
        <source>Search gear</source>
        <translation>Buscar equipo</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Coger uno</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno más</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Uno menos</translation>
    </message>
    <message>
        <source>What has no price in the book is a gift.</source>
        <translation>Lo que no tiene precio en el libro es un regalo.</translation>
    </message>
    <message>
        <source>Purse and basket</source>
        <translation>Bolsa y cesta</translation>
    </message>
</context>
<context>
    <name>GiveDialog</name>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Set figures…</source>
        <translation>Fijar valores…</translation>
    </message>
    <message>
        <source>Effect…</source>
        <translation>Efecto…</translation>
    </message>
    <message>
        <source>End: {effect}</source>
        <translation>Terminar: {effect}</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>Antes en el orden</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>Después en el orden</translation>
    </message>
    <message>
        <source>Flees</source>
        <translation>Huye</translation>
    </message>
    <message>
        <source>Leaves the fight</source>
        <translation>Deja el combate</translation>
    </message>
    <message>
        <source>Order of turns by the book</source>
        <translation>Orden de turnos según el libro</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Terminar el combate</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Basket ({count})</source>
        <translation>Cesta ({count})</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>Armoury</source>
        <translation>Armería</translation>
    </message>
    <message>
        <source>Search the armoury</source>
        <translation>Buscar en la armería</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Cerrar la historia</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Buscar en la historia</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
    <message>
        <source>Undo to here…</source>
        <translation>Deshacer hasta aquí…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Nothing was done here yet. What you do is told here.</source>
        <translation>Aquí aún no se ha hecho nada. Lo que se haga se contará aquí.</translation>
    </message>
    <message>
        <source>Choose a line to see what it changed, or to go back.</source>
        <translation>Elegir una línea para ver qué cambió o para volver atrás.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>What is decided here holds in this campaign from now on. A red edge marks what differs from the book.</source>
        <translation>Lo que se decida aquí vale desde ahora en esta campaña. Un borde rojo marca lo que difiere del libro.</translation>
    </message>
    <message>
        <source>All by the book</source>
        <translation>Todas como en el libro</translation>
    </message>
</context>
<context>
    <name>HowManyDialog</name>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Cantidad</translation>
    </message>
</context>
<context>
    <name>InventoryView</name>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>Search the inventory</source>
        <translation>Buscar en el inventario</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Give money…</source>
        <translation>Dar dinero…</translation>
    </message>
    <message>
        <source>Buy gear…</source>
        <translation>Comprar equipo…</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
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
        <source>Nothing here is called that.</source>
        <translation>Aquí no hay nada que se llame así.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>ItemActions</name>
    <message>
        <source>Put away</source>
        <translation>Dejar de usar</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Mover a…</translation>
    </message>
    <message>
        <source>There is no container beside it.</source>
        <translation>No hay ningún recipiente al lado.</translation>
    </message>
    <message>
        <source>Into the container beside it</source>
        <translation>Al recipiente de al lado</translation>
    </message>
    <message>
        <source>It lies in no container.</source>
        <translation>No está en ningún recipiente.</translation>
    </message>
    <message>
        <source>Out of its container</source>
        <translation>Sacar de su recipiente</translation>
    </message>
    <message>
        <source>There is no one else in this campaign.</source>
        <translation>No hay nadie más en esta campaña.</translation>
    </message>
    <message>
        <source>Hand over to…</source>
        <translation>Entregar a…</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Desechar…</translation>
    </message>
    <message>
        <source>To the workshop</source>
        <translation>Al taller</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notas…</translation>
    </message>
    <message>
        <source>Magic…</source>
        <translation>Magia…</translation>
    </message>
    <message>
        <source>Worth…</source>
        <translation>Valor…</translation>
    </message>
    <message>
        <source>Its story…</source>
        <translation>Su historia…</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Vender…</translation>
    </message>
    <message>
        <source>Carry it</source>
        <translation>Llevar encima</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Dejar atrás</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>No tiene nada dentro.</translation>
    </message>
    <message>
        <source>Empty out</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>There is only one of it.</source>
        <translation>Solo hay uno.</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Separar…</translation>
    </message>
    <message>
        <source>There is no other pile of the same things.</source>
        <translation>No hay otro montón de lo mismo.</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <translation>Juntar con…</translation>
    </message>
    <message>
        <source>Choose something first.</source>
        <translation>Primero hay que elegir algo.</translation>
    </message>
    <message>
        <source>Choose one thing first.</source>
        <translation>Primero hay que elegir una sola cosa.</translation>
    </message>
    <message>
        <source>It cannot be read; it is kept as it is.</source>
        <translation>No se puede leer; se conserva tal como está.</translation>
    </message>
    <message>
        <source>It is neither worn nor wielded.</source>
        <translation>Ni se viste ni se empuña.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Into the fight</source>
        <translation>Entrar en el combate</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>en este asalto</translation>
    </message>
    <message>
        <source>from the next round on</source>
        <translation>desde el próximo asalto</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Actúa</translation>
    </message>
    <message>
        <source>{foe} (new)</source>
        <translation>{foe} (nuevo adversario)</translation>
    </message>
</context>
<context>
    <name>LibraryMenu</name>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia de seguridad ahora</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Another library…</source>
        <translation>Otra biblioteca…</translation>
    </message>
    <message>
        <source>The usual library</source>
        <translation>La biblioteca de siempre</translation>
    </message>
</context>
<context>
    <name>LifetimeCard</name>
    <message>
        <source>How long will it last?</source>
        <translation>¿Cuánto durará?</translation>
    </message>
    <message>
        <source>fights on average</source>
        <translation>combates de media</translation>
    </message>
    <message>
        <source>to outlast them</source>
        <translation>de aguantarlos</translation>
    </message>
</context>
<context>
    <name>LineDialog</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>ListedPage</name>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Salir sin guardarlo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Lo ocurrido</translation>
    </message>
    <message>
        <source>Nothing has happened yet. What is done in the fight is told here.</source>
        <translation>Aún no ha ocurrido nada. Lo que se haga en el combate se cuenta aquí.</translation>
    </message>
    <message>
        <source>Undo to here…</source>
        <translation>Deshacer hasta aquí…</translation>
    </message>
    <message>
        <source>Change answers…</source>
        <translation>Cambiar respuestas…</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>¿por qué?</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n acts, up to and including “{act}”?</source>
        <translation>
            <numerusform>¿Retirar %n acto, hasta «{act}» incluido?</numerusform>
            <numerusform>¿Retirar %n actos, hasta «{act}» incluido?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>Take them back</source>
        <translation>Retirarlos</translation>
    </message>
    <message>
        <source>The fight is over: take back its end first.</source>
        <translation>El combate ha terminado: deshaz antes el final.</translation>
    </message>
    <message>
        <source>Answer what is asked first, or take it back.</source>
        <translation>Responde antes a lo que se pregunta, o retíralo.</translation>
    </message>
    <message>
        <source>Choose a line in which dice were rolled or something was decided.</source>
        <translation>Elige una línea en la que se tirara o se decidiera algo.</translation>
    </message>
    <message>
        <source>For a die that was misread: what came after it is played again.</source>
        <translation>Por si se leyó mal un dado: lo que vino después se vuelve a jugar.</translation>
    </message>
</context>
<context>
    <name>MagicBox</name>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Own name</source>
        <translation>Nombre propio</translation>
    </message>
    <message>
        <source>Own price</source>
        <translation>Precio propio</translation>
    </message>
</context>
<context>
    <name>MagicDialog</name>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>It is magic</source>
        <translation>Es mágico</translation>
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
        <source>Roll dice…</source>
        <translation>Tirar dados…</translation>
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
        <source>Library</source>
        <translation>Biblioteca</translation>
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
        <source>Archive</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Campaña nueva…</translation>
    </message>
    <message>
        <source>Open a demo campaign</source>
        <translation>Abrir una campaña de demostración</translation>
    </message>
    <message>
        <source>Pass days…</source>
        <translation>Pasar días…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notas…</translation>
    </message>
    <message>
        <source>Rename campaign…</source>
        <translation>Renombrar la campaña…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Sacar del archivo</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <translation>Guardar en el archivo</translation>
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
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Mesa</translation>
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
        <source>Search everything…</source>
        <translation>Buscar en todo…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Tirar dados</translation>
    </message>
    <message>
        <source>copy to look at</source>
        <translation>copia para mirar</translation>
    </message>
</context>
<context>
    <name>MendAllDialog</name>
    <message>
        <source>Mend everything</source>
        <translation>Reparar todo</translation>
    </message>
    <message>
        <source>Nothing can be mended: no one's gear is broken or worn.</source>
        <translation>No hay nada que reparar: nadie lleva equipo roto ni gastado.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing is rolled or paid yet. What is ticked will be done in one go, and undone in one.</source>
        <translation>Todavía no se tira ni se paga nada. Lo marcado se hará de una vez, y se deshará de una vez.</translation>
    </message>
    <message>
        <source>Nothing is paid yet. Type in their column what your dice show: 2+4, or how many of them came up; once all are there, what is ticked is done in one go, and undone in one.</source>
        <translation>Todavía no se paga nada. Hay que escribir en su columna lo que muestran los dados: 2+4, o cuántos aciertos salieron; cuando estén todos, lo marcado se hace de una vez, y se deshace de una vez.</translation>
    </message>
    <message>
        <source>Nothing is rolled or paid yet. What is ticked will be done in one go, and undone in one. To use your own dice, type in their column what they show: 2+4, or how many of them came up.</source>
        <translation>Todavía no se tira ni se paga nada. Lo marcado se hará de una vez, y se deshará de una vez. Para usar dados propios, basta escribir en su columna lo que muestran: 2+4, o cuántos aciertos salieron.</translation>
    </message>
    <message>
        <source>Of a piece with two jobs one is done: a tick at the other takes the first one's place. The other can follow once this is done.</source>
        <translation>De una pieza con dos trabajos se hace uno: al marcar el otro, la marca pasa a él. El que queda se puede hacer después.</translation>
    </message>
    <message>
        <source>Do all</source>
        <translation>Hacer todo</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Tirar el resto</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Tirar todo</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>Juntar</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
</context>
<context>
    <name>MoneyDialog</name>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Add experience…</source>
        <translation>Añadir experiencia…</translation>
    </message>
    <message>
        <source>Spend money…</source>
        <translation>Gastar dinero…</translation>
    </message>
    <message>
        <source>Receive money…</source>
        <translation>Recibir dinero…</translation>
    </message>
    <message>
        <source>Portrait from file…</source>
        <translation>Retrato desde archivo…</translation>
    </message>
    <message>
        <source>Paste portrait</source>
        <translation>Pegar retrato</translation>
    </message>
    <message>
        <source>Remove portrait</source>
        <translation>Quitar retrato</translation>
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
        <source>Advance…</source>
        <translation>Progresar…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Sacar del archivo</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <translation>Guardar en el archivo</translation>
    </message>
    <message>
        <source>Add experience</source>
        <translation>Añadir experiencia</translation>
    </message>
    <message>
        <source>How much experience?</source>
        <translation>¿Cuánta experiencia?</translation>
    </message>
</context>
<context>
    <name>MoveDialog</name>
    <message>
        <source>Hand over</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Cantidad</translation>
    </message>
</context>
<context>
    <name>NeglectDialog</name>
    <message>
        <source>How it was kept</source>
        <translation>Cómo se conservó</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Tirar el resto</translation>
    </message>
    <message>
        <source>Take back the last answer</source>
        <translation>Retirar la última respuesta</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Anotarlo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>NewEncounterDialog</name>
    <message>
        <source>New fight</source>
        <translation>Combate nuevo</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>All player characters who are in no other fight</source>
        <translation>Todos los personajes jugadores que no estén en otro combate</translation>
    </message>
    <message>
        <source>The party</source>
        <translation>El grupo</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Make</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>NewcomersDialog</name>
    <message>
        <source>Make</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Se entiende</translation>
    </message>
</context>
<context>
    <name>NotesDialog</name>
    <message>
        <source>Campaign notes</source>
        <translation>Notas de la campaña</translation>
    </message>
    <message>
        <source>What the table should remember: places, debts, rumours…</source>
        <translation>Lo que la mesa debe recordar: lugares, deudas, rumores…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>OddsCard</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Cannot be done</source>
        <translation>No se puede</translation>
    </message>
    <message>
        <source>Counting the odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order of turns</source>
        <translation>Orden de turnos</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Key: N</source>
        <translation>Tecla: N</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>More about the fight</source>
        <translation>Más sobre el combate</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Asalto {number}</translation>
    </message>
    <message>
        <source>Who fights</source>
        <translation>Quién combate</translation>
    </message>
    <message>
        <source>order by hand</source>
        <translation>orden a mano</translation>
    </message>
</context>
<context>
    <name>OutcomeView</name>
    <message>
        <source>Does not stand at the end</source>
        <translation>No queda en pie al final</translation>
    </message>
    <message>
        <source>What the party's gear suffers</source>
        <translation>Lo que sufre el equipo del grupo</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nada.</translation>
    </message>
</context>
<context>
    <name>OverPanel</name>
    <message>
        <source>The fight is over</source>
        <translation>El combate ha terminado</translation>
    </message>
    <message>
        <source>Its aftermath is applied: wounds, wear and loot stand on the sheets.</source>
        <translation>Sus secuelas están aplicadas: heridas, desgaste y botín constan en las fichas.</translation>
    </message>
    <message>
        <source>Wounds, wear and loot are not on the sheets yet: the aftermath writes them.</source>
        <translation>Heridas, desgaste y botín aún no están en las fichas: los escriben las secuelas.</translation>
    </message>
    <message>
        <source>To the page of combat</source>
        <translation>A la página de combate</translation>
    </message>
    <message>
        <source>To the aftermath</source>
        <translation>A las secuelas</translation>
    </message>
    <message>
        <source>Fight on (undo the end)</source>
        <translation>Seguir combatiendo (deshacer el final)</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Search everything</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Search commands, people, gear, notes…</source>
        <translation>Buscar órdenes, personajes, objetos, notas…</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Nothing is called so, and no note says it.</source>
        <translation>Nada se llama así, y ninguna nota lo dice.</translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message>
        <source>The party</source>
        <translation>El grupo</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Otra gente</translation>
    </message>
    <message>
        <source>No one plays here yet. Make a character first.</source>
        <translation>Aquí no juega nadie todavía. Primero, crear un personaje.</translation>
    </message>
    <message>
        <source>To the characters</source>
        <translation>A los personajes</translation>
    </message>
    <message>
        <source>Pass days…</source>
        <translation>Pasar días…</translation>
    </message>
</context>
<context>
    <name>PassDaysDialog</name>
    <message>
        <source>Pass days</source>
        <translation>Pasar días</translation>
    </message>
    <message>
        <source>Pass them</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>The party rests</source>
        <translation>El grupo descansa</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Entonces</translation>
    </message>
</context>
<context>
    <name>PayDialog</name>
    <message>
        <source>Give money</source>
        <translation>Dar dinero</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>How much?</source>
        <translation>¿Cuánto?</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Search characters</source>
        <translation>Buscar personajes</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>Everyone in this campaign is on the list already.</source>
        <translation>Toda la gente de esta campaña está ya en la lista.</translation>
    </message>
</context>
<context>
    <name>PileView</name>
    <message>
        <source>Split the money…</source>
        <translation>Repartir el dinero…</translation>
    </message>
    <message>
        <source>Buy from someone…</source>
        <translation>Comprarle a alguien…</translation>
    </message>
    <message>
        <source>Add gear…</source>
        <translation>Añadir equipo…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Give…</source>
        <translation>Dar…</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Vender…</translation>
    </message>
    <message>
        <source>How it was kept…</source>
        <translation>Cómo se conservó…</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Desechar…</translation>
    </message>
    <message>
        <source>Change the money</source>
        <translation>Cambiar el dinero</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Give what is chosen to</source>
        <translation>Dar lo elegido a</translation>
    </message>
    <message>
        <source>Nothing lies here yet. Add gear of the armoury.</source>
        <translation>Aquí no hay nada todavía. Se puede añadir equipo de la armería.</translation>
    </message>
    <message>
        <source>Add gear</source>
        <translation>Añadir equipo</translation>
    </message>
    <message>
        <source>Choose something in the table first.</source>
        <translation>Primero hay que elegir algo en la tabla.</translation>
    </message>
    <message>
        <source>Choose just one thing.</source>
        <translation>Hay que elegir una sola cosa.</translation>
    </message>
    <message>
        <source>There is no one to take it: make a character first.</source>
        <translation>No hay nadie que lo reciba: primero, crear un personaje.</translation>
    </message>
    <message>
        <source>Nothing lies here.</source>
        <translation>Aquí no hay nada.</translation>
    </message>
    <message>
        <source>There is no money here.</source>
        <translation>Aquí no hay dinero.</translation>
    </message>
</context>
<context>
    <name>PoolCount</name>
    <message>
        <source>{purpose}: how many came up</source>
        <translation>{purpose}: cuántos salieron</translation>
    </message>
    <message>
        <source>How many came up</source>
        <translation>Cuántos salieron</translation>
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
        <source>A4 and Letter</source>
        <translation>A4 y Carta</translation>
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
    <name>PurseDialog</name>
    <message>
        <source>Spend money</source>
        <translation>Gastar dinero</translation>
    </message>
    <message>
        <source>Receive money</source>
        <translation>Recibir dinero</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Gastar</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recibir</translation>
    </message>
    <message>
        <source>How much?</source>
        <translation>¿Cuánto?</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Mirar en:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
</context>
<context>
    <name>QuickAmount</name>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Hurt by this much</source>
        <translation>Herir en esta cantidad</translation>
    </message>
    <message>
        <source>Heal by this much</source>
        <translation>Curar esta cantidad</translation>
    </message>
</context>
<context>
    <name>RangeBox</name>
    <message>
        <source>not these</source>
        <translation>excepto esos</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>{facet}, from</source>
        <translation>{facet}, desde</translation>
    </message>
    <message>
        <source>{facet}, to</source>
        <translation>{facet}, hasta</translation>
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
    <name>RepairsView</name>
    <message>
        <source>Mend everything…</source>
        <translation>Repararlo todo…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Later, in the workshop</source>
        <translation>Más tarde, en el taller</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message>
        <source>Try again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>Take back the last answer</source>
        <translation>Retirar la última respuesta</translation>
    </message>
    <message>
        <source>or how many came up</source>
        <translation>o cuántos aciertos salieron</translation>
    </message>
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
    <name>RestoreDialog</name>
    <message>
        <source>The library is backed up at every start, and by “Back up now”, where something has changed. The newest ten backups are kept, and one a week for eight weeks.</source>
        <translation>Al empezar, y con «Hacer copia de seguridad ahora», se hace una copia de la biblioteca si algo ha cambiado. Se conservan las diez más recientes y una por semana durante ocho semanas.</translation>
    </message>
    <message>
        <source>There are no backups yet.</source>
        <translation>Aún no hay copias de seguridad.</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Mirar dentro</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>It cannot be opened: {why}.</source>
        <translation>No se puede abrir: {why}.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Encargado</translation>
    </message>
</context>
<context>
    <name>RollerDialog</name>
    <message>
        <source>Roll dice</source>
        <translation>Tirar dados</translation>
    </message>
    <message>
        <source>2d6+3, d20 advantage, 4d6k3, d%</source>
        <translation>2d6+3, d20 ventaja, 4d6k3, d%</translation>
    </message>
    <message>
        <source>What to roll</source>
        <translation>Qué tirar</translation>
    </message>
    <message>
        <source>Rolls of this session</source>
        <translation>Tiradas de esta sesión</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet: write some dice above, or roll from a sheet.</source>
        <translation>Aún no se ha tirado nada: se pueden escribir dados arriba o tirar desde una ficha.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the chosen rolls, or all of them.</source>
        <translation>Copia las tiradas elegidas, o todas.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirada</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Back to the book</source>
        <translation>Como en el libro</translation>
    </message>
</context>
<context>
    <name>SellDialog</name>
    <message>
        <source>Sell</source>
        <translation>Vender</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>No one in particular</source>
        <translation>Nadie en particular</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit: {name}</source>
        <translation>Editar: {name}</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Foes of the bestiary…</source>
        <translation>Enemigos del bestiario…</translation>
    </message>
    <message>
        <source>Party in one line…</source>
        <translation>Gente del grupo en una línea…</translation>
    </message>
    <message>
        <source>Foes in one line…</source>
        <translation>Enemigos en una línea…</translation>
    </message>
    <message>
        <source>Characters for the party…</source>
        <translation>Personajes para el grupo…</translation>
    </message>
    <message>
        <source>Characters as foes…</source>
        <translation>Personajes como enemigos…</translation>
    </message>
    <message>
        <source>To the foes</source>
        <translation>Con los enemigos</translation>
    </message>
    <message>
        <source>To the party</source>
        <translation>Con el grupo</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>SimulationCard</name>
    <message>
        <source>How might it go?</source>
        <translation>¿Cómo podría salir?</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>How many fights</source>
        <translation>Cuántos combates</translation>
    </message>
    <message>
        <source>Whom everyone attacks</source>
        <translation>A quién ataca todo el mundo</translation>
    </message>
    <message>
        <source>How far the simulation is</source>
        <translation>Cuánto lleva la simulación</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Split the money</source>
        <translation>Repartir el dinero</translation>
    </message>
    <message>
        <source>To split</source>
        <translation>A repartir</translation>
    </message>
    <message>
        <source>Stays there</source>
        <translation>Se queda ahí</translation>
    </message>
</context>
<context>
    <name>SplitPileDialog</name>
    <message>
        <source>Split</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>How many apart?</source>
        <translation>Cantidad aparte</translation>
    </message>
</context>
<context>
    <name>StandingCard</name>
    <message>
        <source>Who fights</source>
        <translation>Quién combate</translation>
    </message>
    <message>
        <source>Who fights, and how they stand</source>
        <translation>Quién combate y cómo está</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Pass days…</source>
        <translation>Pasar días…</translation>
    </message>
    <message>
        <source>Undone: {act}</source>
        <translation>Deshecho: {act}</translation>
    </message>
    <message>
        <source>Done again: {act}</source>
        <translation>Rehecho: {act}</translation>
    </message>
    <message>
        <source>Stays as it is: {act}</source>
        <translation>Se queda como está: {act}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table view</source>
        <translation>Vista de mesa</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
</context>
<context>
    <name>Tag</name>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar {name}</translation>
    </message>
</context>
<context>
    <name>ThingsView</name>
    <message>
        <source>Things</source>
        <translation>Objetos</translation>
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
    <name>TrialDialog</name>
    <message>
        <source>Circumstances</source>
        <translation>Circunstancias</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>{name}: turn</source>
        <translation>{name}: su turno</translation>
    </message>
    <message>
        <source>{name}: waits</source>
        <translation>{name}: en espera</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Qué se puede hacer</translation>
    </message>
    <message>
        <source>Only one side is left that can fight.</source>
        <translation>Solo queda un bando que pueda combatir.</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Terminar el combate</translation>
    </message>
</context>
<context>
    <name>ValuesStep</name>
    <message>
        <source>Roll all</source>
        <translation>Tirar todo</translation>
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
        <translation>Personajes, equipo que se gasta, un taller que lo repara y fichas para la mesa. Todo queda en un solo archivo de este ordenador.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Echar un vistazo</translation>
    </message>
    <message>
        <source>A small campaign with its people, and gear that has seen some fights.</source>
        <translation>Una campaña pequeña con su gente y equipo que ya ha visto algún combate.</translation>
    </message>
    <message>
        <source>Open the demo campaign</source>
        <translation>Abrir la campaña de muestra</translation>
    </message>
    <message>
        <source>Which demo campaign</source>
        <translation>Qué campaña de demostración</translation>
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
    <name>WhoStep</name>
    <message>
        <source>From file…</source>
        <translation>Desde archivo…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador o jugadora</translation>
    </message>
    <message>
        <source>You can also drop a picture on the circle.</source>
        <translation>También se puede soltar una imagen en el círculo.</translation>
    </message>
</context>
<context>
    <name>WorkCard</name>
    <message>
        <source>In work</source>
        <translation>En reparación</translation>
    </message>
    <message>
        <source>Until then it cannot be used, mended, handed on or thrown away. Its name, its notes and its worth can be changed.</source>
        <translation>Hasta entonces no se puede usar, reparar, entregar ni tirar. Sí se pueden cambiar su nombre, sus notas y su valor.</translation>
    </message>
    <message>
        <source>When a day has passed, the work is done. It can also be fetched unfinished.</source>
        <translation>Cuando pase un día, el trabajo estará hecho. También se puede recoger sin terminar.</translation>
    </message>
    <message>
        <source>Fetch it unfinished…</source>
        <translation>Recoger sin terminar…</translation>
    </message>
    <message>
        <source>Fetch it unfinished</source>
        <translation>Recoger sin terminar</translation>
    </message>
    <message>
        <source>The work is not done, and what was paid is not given back.</source>
        <translation>El trabajo queda sin hacer y lo pagado no se devuelve.</translation>
    </message>
    <message>
        <source>Fetch it</source>
        <translation>Recoger</translation>
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
    <message>
        <source>Mend everything…</source>
        <translation>Reparar todo…</translation>
    </message>
    <message>
        <source>Pass days…</source>
        <translation>Pasar días…</translation>
    </message>
    <message>
        <source>Convert old gear…</source>
        <translation>Convertir equipo antiguo…</translation>
    </message>
</context>
<context>
    <name>WorthDialog</name>
    <message>
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Worth of one</source>
        <translation>Valor de cada pieza</translation>
    </message>
</context>
<context>
    <name>armoury</name>
    <message>
        <source>Delete {item} from the armoury?</source>
        <translation>¿Eliminar {item} de la armería?</translation>
    </message>
    <message>
        <source>Percent of the price</source>
        <translation>Porcentaje del precio</translation>
    </message>
    <message>
        <source>No longer in the catalogue, so taken out of the basket: {things}.</source>
        <translation>Ya no está en el catálogo y se ha sacado de la cesta: {things}.</translation>
    </message>
    <message>
        <source>Total: {price}</source>
        <translation>Total: {price}</translation>
    </message>
    <message>
        <source>Total: {price}, which no one pays</source>
        <translation>Total: {price}, que no paga nadie</translation>
    </message>
    <message>
        <source>Four can be compared at once: take one away before adding {item}.</source>
        <translation>Se pueden comparar cuatro a la vez: quita una antes de añadir {item}.</translation>
    </message>
    <message>
        <source>none in the book</source>
        <translation>sin precio en el libro</translation>
    </message>
    <message>
        <source>One of the two names is enough.</source>
        <translation>Basta con uno de los dos nombres.</translation>
    </message>
    <message>
        <source>Empty: it has no price and can only be given. That is not the price 0.</source>
        <translation>Vacío: no tiene precio y solo se puede dar. No es lo mismo que el precio 0.</translation>
    </message>
    <message>
        <source>In the book: {value} · take it back</source>
        <translation>En el libro: {value} · recuperarlo</translation>
    </message>
    <message>
        <source>Name in Spanish</source>
        <translation>Nombre en español</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Nombre en inglés</translation>
    </message>
    <message>
        <source>Weight in grams</source>
        <translation>Peso en gramos</translation>
    </message>
    <message>
        <source>New: {kind}</source>
        <translation>Nueva entrada: {kind}</translation>
    </message>
    <message>
        <source>Edit: {item}</source>
        <translation>Editar: {item}</translation>
    </message>
    <message>
        <source>Change from the book: {item}</source>
        <translation>Cambiar respecto al libro: {item}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of it change with this entry; what is worn stays as worn as it is.</source>
        <translation>
            <numerusform>%n objeto de esta entrada cambia con ella; su desgaste no cambia.</numerusform>
            <numerusform>%n objetos de esta entrada cambian con ella; su desgaste no cambia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of it, in all campaigns, change with this entry; what is worn stays as worn as it is.</source>
        <translation>
            <numerusform>%n objeto de esta entrada, entre todas las campañas, cambia con ella; su desgaste no cambia.</numerusform>
            <numerusform>%n objetos de esta entrada, en todas las campañas, cambian con ella; su desgaste no cambia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every sheet that it stands on changes with this entry.</source>
        <translation>Cambia en todas las fichas en las que figura.</translation>
    </message>
    <message>
        <source>{facet}: {words}</source>
        <translation>{facet}: {words}</translation>
    </message>
    <message>
        <source>{facet}: without {words}</source>
        <translation>{facet}: sin {words}</translation>
    </message>
    <message>
        <source>{figure} {unit}</source>
        <translation>{figure} {unit}</translation>
    </message>
    <message>
        <source>{facet}: {lowest} to {highest}</source>
        <translation>{facet}: de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>{facet}: from {lowest}</source>
        <translation>{facet}: desde {lowest}</translation>
    </message>
    <message>
        <source>{facet}: up to {highest}</source>
        <translation>{facet}: hasta {highest}</translation>
    </message>
    <message>
        <source>{facet}: not {lowest} to {highest}</source>
        <translation>{facet}: no de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>{facet}: not from {lowest}</source>
        <translation>{facet}: no desde {lowest}</translation>
    </message>
    <message>
        <source>{facet}: not up to {highest}</source>
        <translation>{facet}: no hasta {highest}</translation>
    </message>
    <message>
        <source>Add this make to the armoury: {make}</source>
        <translation>Añadir esto a la armería: {make}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>All gear</source>
        <translation>Todo el equipo</translation>
    </message>
    <message>
        <source>{label} {count}</source>
        <translation>{label} {count}</translation>
    </message>
    <message>
        <source>In the basket: {quantity} × {item}</source>
        <translation>En la cesta: {quantity} × {item}</translation>
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
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>{grams} g</source>
        <translation>{grams} g</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>{name} ({item})</source>
        <translation>{name} ({item})</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Cada pieza</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{label}, the same for all: {value}</source>
        <translation>{label}, igual en todas: {value}</translation>
    </message>
    <message>
        <source>{label}, different: {value}</source>
        <translation>{label}, distinto: {value}</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>como en el libro</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>con cambios</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>propias</translation>
    </message>
    <message>
        <source>needs a look</source>
        <translation>por revisar</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Cannot be read; it is kept as it is</source>
        <translation>No se puede leer; se conserva como está</translation>
    </message>
    <message>
        <source>Changed from the book, which says something else since then</source>
        <translation>Con cambios respecto al libro, que desde entonces dice otra cosa</translation>
    </message>
    <message>
        <source>A change of it no longer fits and is passed over</source>
        <translation>Un cambio ya no encaja y se pasa por alto</translation>
    </message>
    <message>
        <source>Taken out of the armoury</source>
        <translation>Fuera de la armería</translation>
    </message>
    <message>
        <source>Changed from the book</source>
        <translation>Con cambios respecto al libro</translation>
    </message>
    <message>
        <source>Not in the book: your own</source>
        <translation>No está en el libro: es propia</translation>
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
    <message>
        <source>No campaigns</source>
        <translation>Sin campañas</translation>
    </message>
    <message>
        <source>is being read…</source>
        <translation>leyéndose…</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>sana</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>of a newer version of the program</source>
        <translation>de una versión más nueva del programa</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Campaigns (characters)</source>
        <translation>Campañas (personajes)</translation>
    </message>
    <message>
        <source>Done last</source>
        <translation>Lo último</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>in the fight “{encounter}”</source>
        <translation>en el combate «{encounter}»</translation>
    </message>
    <message>
        <source>What you typed is not saved: {problem}</source>
        <translation>Lo que has escrito no está guardado: {problem}</translation>
    </message>
    <message>
        <source>Quick NPC</source>
        <translation>PNJ rápido</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{count} × {name}</translation>
    </message>
    <message>
        <source>Nothing is written yet: write how many coins.</source>
        <translation>Aún no hay nada escrito: hay que escribir cuántas monedas.</translation>
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
        <source>Ready character</source>
        <translation>Personaje listo</translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message>
        <source>{thing}: {what} {before} → {after}</source>
        <translation>{thing}: {what} {before} → {after}</translation>
    </message>
    <message>
        <source>{thing}: other details</source>
        <translation>{thing}: otros detalles</translation>
    </message>
    <message>
        <source>{thing}: {what}, another text</source>
        <translation>{thing}: {what}, otro texto</translation>
    </message>
    <message>
        <source>{thing}: other notes</source>
        <translation>{thing}: otras notas</translation>
    </message>
    <message>
        <source>Something that is gone</source>
        <translation>Algo que ya no está</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>ninguna parte</translation>
    </message>
    <message>
        <source>New ({holder}): {quantity} × {thing}</source>
        <translation>Nuevo ({holder}): {quantity} × {thing}</translation>
    </message>
    <message>
        <source>Gone ({holder}): {quantity} × {thing}</source>
        <translation>Desaparece ({holder}): {quantity} × {thing}</translation>
    </message>
    <message>
        <source>{thing}: in the workshop until day {day}</source>
        <translation>{thing}: en el taller hasta el día {day}</translation>
    </message>
    <message>
        <source>{thing}: no longer in the workshop</source>
        <translation>{thing}: ya no está en el taller</translation>
    </message>
    <message>
        <source>{thing}: other people</source>
        <translation>{thing}: otra gente</translation>
    </message>
    <message>
        <source>{thing}: new, {what}</source>
        <translation>{thing}: se añade {what}</translation>
    </message>
    <message>
        <source>{thing}: gone, {what}</source>
        <translation>{thing}: se quita {what}</translation>
    </message>
    <message>
        <source>{line}, {field}</source>
        <translation>{line}, {field}</translation>
    </message>
    <message>
        <source>New: {thing}</source>
        <translation>Nuevo: {thing}</translation>
    </message>
    <message>
        <source>Gone: {thing}</source>
        <translation>Desaparece: {thing}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planeado</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>over, on the sheets</source>
        <translation>terminado y pasado a las fichas</translation>
    </message>
    <message>
        <source>player character</source>
        <translation>personaje jugador</translation>
    </message>
    <message>
        <source>non-player character</source>
        <translation>personaje no jugador</translation>
    </message>
    <message>
        <source>foe</source>
        <translation>adversario</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>cantidad</translation>
    </message>
    <message>
        <source>own name</source>
        <translation>nombre propio</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magia</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bono</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>precio propio</translation>
    </message>
    <message>
        <source>carried along</source>
        <translation>va consigo</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>purse</source>
        <translation>bolsa</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador o jugadora</translation>
    </message>
    <message>
        <source>role</source>
        <translation>papel</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>en el archivo</translation>
    </message>
    <message>
        <source>day</source>
        <translation>día</translation>
    </message>
    <message>
        <source>Spanish name</source>
        <translation>nombre en español</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>nombre en inglés</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>fuera del catálogo</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>ready on day</source>
        <translation>listo el día</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>where</source>
        <translation>dónde</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message numerus="yes">
        <source>%n things happened to it</source>
        <translation>
            <numerusform>Le pasó %n cosa</numerusform>
            <numerusform>Le pasaron %n cosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>{refusal}

Leave it as it is, so that what came before it can be undone?</source>
        <translation>{refusal}

¿Dejarlo como está, para poder deshacer lo que vino antes?</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>día {day}</translation>
    </message>
    <message>
        <source>This is undone already. Ctrl+Y does it again.</source>
        <translation>Esto ya está deshecho. Ctrl+Y lo rehace.</translation>
    </message>
    <message>
        <source>This can no longer be undone.</source>
        <translation>Esto ya no se puede deshacer.</translation>
    </message>
    <message>
        <source>This is still going on.</source>
        <translation>Esto aún está en marcha.</translation>
    </message>
    <message>
        <source>This was done to the campaign as a whole. It is not undone from here: change it back in the menu.</source>
        <translation>Esto se hizo a la campaña entera. No se deshace desde aquí: se puede volver a cambiar en el menú.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n actions, up to and including “{label}”?</source>
        <translation>
            <numerusform>¿Deshacer %n acción, hasta «{label}» inclusive?</numerusform>
            <numerusform>¿Deshacer %n acciones, hasta «{label}» inclusive?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>Undo all of them</source>
        <translation>Deshacerlas todas</translation>
    </message>
    <message>
        <source>Day {day} · {date}</source>
        <translation>Día {day} · {date}</translation>
    </message>
    <message numerus="yes">
        <source>{label} (%n actions)</source>
        <translation>
            <numerusform>{label} (%n acción)</numerusform>
            <numerusform>{label} (%n acciones)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing more is known of it.</source>
        <translation>No se sabe nada más.</translation>
    </message>
    <message>
        <source>Nothing else changed.</source>
        <translation>No cambió nada más.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>can no longer be undone</source>
        <translation>ya no se puede deshacer</translation>
    </message>
    <message>
        <source>{text}, unfolded</source>
        <translation>{text}, desplegado</translation>
    </message>
    <message>
        <source>{text}, folded</source>
        <translation>{text}, plegado</translation>
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
        <source>There is no fight called “{name}”. What there is: {all}.</source>
        <translation>No hay ningún combate llamado «{name}». Los que hay: {all}.</translation>
    </message>
    <message numerus="yes">
        <source>%n fights are called “{name}”: name the campaign.</source>
        <translation>
            <numerusform>%n combate se llama «{name}»: indique la campaña.</numerusform>
            <numerusform>%n combates se llaman «{name}»: indique la campaña.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message>
        <source>Meanwhile the fight has gone on elsewhere; “{text}” was not taken. It stands so:</source>
        <translation>Entretanto el combate ha seguido en otra parte; «{text}» no se ha tomado. Está así:</translation>
    </message>
    <message>
        <source>The fight waits where it is; the same command goes on with it.</source>
        <translation>El combate espera donde está; la misma orden lo continúa.</translation>
    </message>
    <message>
        <source>“{text}” is no command here; “help” lists them.</source>
        <translation>«{text}» no es una orden de aquí; «help» las enumera.</translation>
    </message>
    <message>
        <source>Nobody else in the campaign is called “{name}”. Who could join: {all}.</source>
        <translation>Nadie más de la campaña se llama «{name}». Podrían unirse: {all}.</translation>
    </message>
    <message>
        <source>“{text}” is no side: write {sides}.</source>
        <translation>«{text}» no es un bando: escribe {sides}.</translation>
    </message>
    <message>
        <source>It is nobody's turn: answer what is asked, or go to the next one.</source>
        <translation>No es el turno de nadie: responde a lo que se pide, o pasa al siguiente.</translation>
    </message>
    <message>
        <source>There are too many ways for this to come out: they were not all counted.</source>
        <translation>Hay demasiados desenlaces posibles: no se han contado todos.</translation>
    </message>
    <message>
        <source>Say which act of the log, which of its answers, and what it is instead.</source>
        <translation>Di qué acto del registro, cuál de sus respuestas y qué va en su lugar.</translation>
    </message>
    <message>
        <source>The fight leaves nothing behind that has to be written.</source>
        <translation>El combate no deja nada que anotar.</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>{owner}, {thing}: {before} → {after}</source>
        <translation>{owner}, {thing}: {before} → {after}</translation>
    </message>
    <message>
        <source>{owner}, {thing}: gone</source>
        <translation>{owner}, {thing}: ya no existe</translation>
    </message>
    <message>
        <source>Into the loot pile: {count} × {thing}</source>
        <translation>Al botín: {count} × {thing}</translation>
    </message>
    <message>
        <source>Into the loot pile: {coins}</source>
        <translation>Al botín: {coins}</translation>
    </message>
    <message>
        <source>To be mended: {thing} of {owner}, {state} ({jobs})</source>
        <translation>Por reparar: {thing}, de {owner}: {state} ({jobs})</translation>
    </message>
    <message>
        <source>begin the fight; those named are surprised</source>
        <translation>empieza el combate; los nombrados quedan sorprendidos</translation>
    </message>
    <message>
        <source>have everyone in place before the first turn, for what comes before it</source>
        <translation>coloca a todos antes del primer turno, para lo que viene antes</translation>
    </message>
    <message>
        <source>what a fighter can do, and why not the rest</source>
        <translation>qué puede hacer un combatiente, y por qué no lo demás</translation>
    </message>
    <message>
        <source>an action by its id or number: 1 target='Croaker 2'</source>
        <translation>una acción por su id o número: 1 target='Croante 2'</translation>
    </message>
    <message>
        <source>an action of someone whose turn it is not; also odds, ask</source>
        <translation>una acción de alguien fuera de su turno; también odds y ask</translation>
    </message>
    <message>
        <source>its chances, before it is done</source>
        <translation>sus probabilidades, antes de hacerla</translation>
    </message>
    <message>
        <source>what can be told of an action, and what is taken</source>
        <translation>qué se puede decir de una acción, y qué se da por dicho</translation>
    </message>
    <message>
        <source>the next turn</source>
        <translation>el turno siguiente</translation>
    </message>
    <message>
        <source>figures by hand; alone it lists them</source>
        <translation>valores a mano; sola los enumera</translation>
    </message>
    <message>
        <source>something that lasts for some turns; also whose=NAME and at=start or end</source>
        <translation>algo que dura unos turnos; también whose=NAME y at=start o end</translation>
    </message>
    <message>
        <source>an effect is over</source>
        <translation>un efecto termina</translation>
    </message>
    <message>
        <source>someone of the campaign comes; acts from next round</source>
        <translation>llega alguien de la campaña; actúa desde el asalto siguiente</translation>
    </message>
    <message>
        <source>someone goes</source>
        <translation>alguien se va</translation>
    </message>
    <message>
        <source>the order of turns by hand; alone it is the book's again</source>
        <translation>el orden de turnos a mano; sola vuelve al del libro</translation>
    </message>
    <message>
        <source>what has happened</source>
        <translation>lo ocurrido</translation>
    </message>
    <message>
        <source>take back this act of the log and all after it</source>
        <translation>deshace este acto del registro y los posteriores</translation>
    </message>
    <message>
        <source>another N-th answer of an act; the rest is played again</source>
        <translation>otra respuesta N de un acto; lo demás se juega de nuevo</translation>
    </message>
    <message>
        <source>take back the last answer or act, or do it again</source>
        <translation>deshace la última respuesta o acto, o lo rehace</translation>
    </message>
    <message>
        <source>end the fight</source>
        <translation>termina el combate</translation>
    </message>
    <message>
        <source>what an ended fight leaves; write it on the sheets</source>
        <translation>lo que deja un combate terminado; anotarlo en las fichas</translation>
    </message>
    <message>
        <source>leave it as it is</source>
        <translation>lo deja como está</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Asalto {round}</translation>
    </message>
    <message>
        <source>The fight “{name}” has not begun; “begin” begins it.</source>
        <translation>El combate «{name}» no ha empezado; «begin» lo empieza.</translation>
    </message>
    <message>
        <source>The fight “{name}” is over: “aftermath” tells what it leaves, “apply” writes that, “undo” takes its end back.</source>
        <translation>El combate «{name}» ha terminado: «aftermath» cuenta lo que deja, «apply» lo anota, «undo» deshace su final.</translation>
    </message>
    <message>
        <source>The fight “{name}” is over, and its aftermath is applied.</source>
        <translation>El combate «{name}» ha terminado, y lo que dejó está anotado.</translation>
    </message>
    <message>
        <source>{why}: {request}. Enter rolls, or type what the dice show.</source>
        <translation>{why}: {request}. Intro tira, o escribe lo que muestran los dados.</translation>
    </message>
    <message>
        <source>Enter takes: {label}.</source>
        <translation>Intro elige: {label}.</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <source>{label} [{id}]</source>
        <translation>{label} [{id}]</translation>
    </message>
    <message>
        <source>{label} [{id}]: {bars}</source>
        <translation>{label} [{id}]: {bars}</translation>
    </message>
    <message>
        <source>Nobody in this fight is called “{name}”.</source>
        <translation>Nadie en este combate se llama «{name}».</translation>
    </message>
    <message>
        <source>Say who: a name or its beginning, or the number that stands before it.</source>
        <translation>Di quién: un nombre o su principio, o el número que lleva delante.</translation>
    </message>
    <message>
        <source>“{name}” is more than one: {all}. Write more of the name, or the number.</source>
        <translation>«{name}» puede ser más de uno: {all}. Escribe más letras, o el número.</translation>
    </message>
    <message>
        <source>Write it as WHAT=VALUE, not “{text}”.</source>
        <translation>Se escribe QUÉ=VALOR, no «{text}».</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>«{text}» no es un número entero.</translation>
    </message>
    <message>
        <source>“{text}” is too much here; “help” says how it is written.</source>
        <translation>«{text}» sobra aquí; «help» dice cómo se escribe.</translation>
    </message>
    <message>
        <source>“{what}” is one of: {all}; not “{text}”.</source>
        <translation>«{what}» puede ser: {all}; no «{text}».</translation>
    </message>
    <message>
        <source>{file} is sound.</source>
        <translation>Sin fallos: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in {file}.</source>
        <translation>
            <numerusform>%n fallo en {file}.</numerusform>
            <numerusform>%n fallos en {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) remain in {file}.</source>
        <translation>
            <numerusform>Queda %n fallo en {file}.</numerusform>
            <numerusform>Quedan %n fallos en {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“panoplia library repair” mends %n of them.</source>
        <translation>
            <numerusform>«panoplia library repair» arregla %n de ellos.</numerusform>
            <numerusform>«panoplia library repair» arregla %n de ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>“panoplia library restore” lists the backups, and puts one back.</source>
        <translation>«panoplia library restore» muestra las copias de seguridad y restaura una.</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) of it are there: “panoplia library restore” lists them.</source>
        <translation>
            <numerusform>Hay %n copia de seguridad de ella: «panoplia library restore» la muestra.</numerusform>
            <numerusform>Hay %n copias de seguridad de ella: «panoplia library restore» las muestra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy was made first: {file}</source>
        <translation>Antes se ha hecho una copia: {file}</translation>
    </message>
    <message>
        <source>This copy has the faults that the library has: see “panoplia library check”.</source>
        <translation>Esta copia tiene los mismos fallos que la biblioteca: mira «panoplia library check».</translation>
    </message>
    <message>
        <source>The library {file} is open in another program (process {pid}). Close it first.</source>
        <translation>La biblioteca {file} está abierta en otro programa (proceso {pid}). Ciérralo antes.</translation>
    </message>
    <message>
        <source>The library {file} is open on the computer {host}. Close it there first.</source>
        <translation>La biblioteca {file} está abierta en el ordenador {host}. Ciérrala allí antes.</translation>
    </message>
    <message>
        <source>The library {file} is open in another program. Close it first.</source>
        <translation>La biblioteca {file} está abierta en otro programa. Ciérralo antes.</translation>
    </message>
    <message>
        <source>There are no backups in {folder}.</source>
        <translation>No hay copias de seguridad en {folder}.</translation>
    </message>
    <message>
        <source>There is no backup called “{name}”; “panoplia library restore” lists them all.</source>
        <translation>No hay ninguna copia de seguridad llamada «{name}»; «panoplia library restore» las muestra todas.</translation>
    </message>
    <message>
        <source>None of the backups in {folder} can be put back.</source>
        <translation>Ninguna de las copias de seguridad de {folder} se puede restaurar.</translation>
    </message>
    <message>
        <source>The backup {name} is damaged: choose another one. Nothing was changed.</source>
        <translation>La copia de seguridad {name} está dañada: elige otra. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The backup {name} was written by a newer version of the program: choose another one. Nothing was changed.</source>
        <translation>La copia de seguridad {name} es de una versión más nueva del programa: elige otra. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Restored: {name}, of {day}, {time}.</source>
        <translation>Copia restaurada: {name}, del {day}, {time}.</translation>
    </message>
    <message>
        <source>What was there before is in a backup. The way back: panoplia library restore {name}</source>
        <translation>Lo que había antes está en una copia de seguridad. Para volver atrás: panoplia library restore {name}</translation>
    </message>
    <message>
        <source>What was there before could not be read, and is kept in {file}</source>
        <translation>Lo que había antes no se podía leer, y queda guardado en {file}</translation>
    </message>
    <message>
        <source>{name}   {day}, {time}   {size}</source>
        <translation>{name}   {day}, {time}   {size}</translation>
    </message>
    <message>
        <source>{name}   {day}, {time}   {size}   damaged</source>
        <translation>{name}   {day}, {time}   {size}   copia dañada</translation>
    </message>
    <message>
        <source>{name}   {day}, {time}   {size}   of a newer version of the program</source>
        <translation>{name}   {day}, {time}   {size}   de una versión más nueva del programa</translation>
    </message>
    <message numerus="yes">
        <source>    {campaign}: %n character(s)</source>
        <translation>
            <numerusform>    {campaign}: %n personaje</numerusform>
            <numerusform>    {campaign}: %n personajes</numerusform>
        </translation>
    </message>
    <message>
        <source>    last: {label}</source>
        <translation>    lo último: {label}</translation>
    </message>
    <message>
        <source>Library: {file}</source>
        <translation>Biblioteca: {file}</translation>
    </message>
    <message>
        <source>Format: {format}</source>
        <translation>Formato: {format}</translation>
    </message>
    <message>
        <source>Size: {size}</source>
        <translation>Tamaño: {size}</translation>
    </message>
    <message>
        <source>Campaign: {campaign} ({system}). Characters: {characters}. Items: {items}.</source>
        <translation>Campaña: {campaign} ({system}). Personajes: {characters}. Objetos: {items}.</translation>
    </message>
    <message>
        <source>Actions in the history: {count}</source>
        <translation>Acciones del historial: {count}</translation>
    </message>
    <message>
        <source>Portraits: {count}</source>
        <translation>Retratos: {count}</translation>
    </message>
    <message>
        <source>Backups: {count}. The newest: {day}, {time}.</source>
        <translation>Copias de seguridad: {count}. La más reciente: {day}, {time}.</translation>
    </message>
    <message>
        <source>Backups: none</source>
        <translation>Copias de seguridad: ninguna</translation>
    </message>
    <message>
        <source>Open: nowhere</source>
        <translation>Abierta: en ningún sitio</translation>
    </message>
    <message>
        <source>Open: on {host}, process {pid}</source>
        <translation>Abierta: en {host}, proceso {pid}</translation>
    </message>
    <message>
        <source>The home folder in {file} cannot be found.</source>
        <translation>No se encuentra la carpeta personal que nombra {file}.</translation>
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
        <source>“{text}” is no policy: name whom all attack ({aims}) or a decision as ID=OPTION.</source>
        <translation>«{text}» no es una táctica: di a quién atacan todos ({aims}) o una decisión como ID=OPCIÓN.</translation>
    </message>
    <message>
        <source>The fight “{name}” is over: nothing is left to be simulated.</source>
        <translation>El combate «{name}» ha terminado: ya no queda nada que simular.</translation>
    </message>
    <message>
        <source>A whole number of fights from 1 to {most} is needed, not {value}.</source>
        <translation>Hace falta un número entero de combates de 1 a {most}, no {value}.</translation>
    </message>
    <message>
        <source>{done} of {all} fights</source>
        <translation>{done} de {all} combates</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: what follows is of %n fight(s).</source>
        <translation>
            <numerusform>Detenido: lo que sigue es de %n combate.</numerusform>
            <numerusform>Detenido: lo que sigue es de %n combates.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}, victory: {share} ({low} to {high})</source>
        <translation>{side}: victoria, {share} (de {low} a {high})</translation>
    </message>
    <message>
        <source>A draw after {rounds} rounds: {share} ({low} to {high})</source>
        <translation>Tablas tras {rounds} asaltos: {share} (de {low} a {high})</translation>
    </message>
    <message>
        <source>Rounds: {mean} ({low} to {high})</source>
        <translation>Asaltos: {mean} (de {low} a {high})</translation>
    </message>
    <message numerus="yes">
        <source>%n fight(s); in brackets where the true figure lies in 95 of 100 cases.</source>
        <translation>
            <numerusform>%n combate; entre paréntesis, dónde está el valor real en 95 de cada 100 casos.</numerusform>
            <numerusform>%n combates; entre paréntesis, dónde está el valor real en 95 de cada 100 casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} does not stand at the end: {share} ({low} to {high})</source>
        <translation>{name} no queda en pie: {share} (de {low} a {high})</translation>
    </message>
    <message>
        <source>{name}, {piece}: worse {worse}, of no use {useless}, loses {loss} ({low} to {high})</source>
        <translation>{name}, {piece}: peor {worse}, inservible {useless}, pierde {loss} (de {low} a {high})</translation>
    </message>
    <message>
        <source>Nothing wore out.</source>
        <translation>Nada se desgastó.</translation>
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
    <name>combat</name>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{quantity} × {item}</source>
        <translation>{quantity} × {item}</translation>
    </message>
    <message>
        <source>{left} of {quantity} left</source>
        <translation>quedan {left} de {quantity}</translation>
    </message>
    <message>
        <source>destroyed or used up</source>
        <translation>ya no queda nada</translation>
    </message>
    <message>
        <source>Who takes it: {item}</source>
        <translation>Quién se lo lleva: {item}</translation>
    </message>
    <message>
        <source>{money} of fallen foes go onto the pile, where they can be split.</source>
        <translation>{money} de los enemigos caídos van al montón, donde se pueden repartir.</translation>
    </message>
    <message>
        <source>Fallen: {names}</source>
        <translation>Han caído: {names}</translation>
    </message>
    <message>
        <source>Loot and what lies about</source>
        <translation>Botín y lo que queda por el suelo</translation>
    </message>
    <message>
        <source>Onto the pile</source>
        <translation>Al montón</translation>
    </message>
    <message>
        <source>Who takes everything</source>
        <translation>Quién se lo lleva todo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Wounds and states</source>
        <translation>Heridas y estados</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Desgaste</translation>
    </message>
    <message>
        <source>Used up and destroyed</source>
        <translation>Gastado y destruido</translation>
    </message>
    <message>
        <source>In other hands</source>
        <translation>En otras manos</translation>
    </message>
    <message>
        <source>Repairs due</source>
        <translation>Reparaciones pendientes</translation>
    </message>
    <message>
        <source>Once this is applied they are mended one after another, each with its odds.</source>
        <translation>Una vez aplicado, se reparan una tras otra, cada una con sus probabilidades.</translation>
    </message>
    <message>
        <source>Aftermath: {encounter}</source>
        <translation>Secuelas: {encounter}</translation>
    </message>
    <message>
        <source>Nothing of it is written yet. All of it is applied in one go; undoing that gives the fight back.</source>
        <translation>Aún no se ha escrito nada. Se aplica todo de una vez; deshacerlo devuelve el combate.</translation>
    </message>
    <message>
        <source>No one is hurt, nothing is worn, and nothing lies about.</source>
        <translation>Nadie tiene heridas, nada se ha desgastado y no queda nada por el suelo.</translation>
    </message>
    <message>
        <source>{why}: {dice}</source>
        <translation>{why}: {dice}</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}: {question}</translation>
    </message>
    <message>
        <source>{title}. {question}</source>
        <translation>{title}. {question}</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Choose a foe in the list.</source>
        <translation>Elige un enemigo de la lista.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete fight</source>
        <translation>Eliminar combate</translation>
    </message>
    <message>
        <source>Another fight is going on</source>
        <translation>Hay otro combate en curso</translation>
    </message>
    <message>
        <source>“{other}” is going on. In a campaign one fight goes on at a time, so “{encounter}” does not begin, and nothing of the other one is lost. Go to it now?</source>
        <translation>«{other}» está en curso. En una campaña solo hay un combate en curso a la vez, así que «{encounter}» no empieza, y del otro no se pierde nada. ¿Ir a él ahora?</translation>
    </message>
    <message>
        <source>Go to “{other}”</source>
        <translation>Ir a «{other}»</translation>
    </message>
    <message>
        <source>Delete “{name}”? Who was to fight in it stays in the campaign.</source>
        <translation>¿Eliminar «{name}»? Quien iba a combatir sigue en la campaña.</translation>
    </message>
    <message>
        <source>Delete “{name}”? Its log goes with it; the sheets stay as they are.</source>
        <translation>¿Eliminar «{name}»? Su registro se va con él; las fichas se quedan como están.</translation>
    </message>
    <message>
        <source>Delete “{name}”? Its log goes with it, and nothing that happened in it is ever written on the sheets.</source>
        <translation>¿Eliminar «{name}»? Su registro se va con él, y nada de lo que pasó llegará nunca a las fichas.</translation>
    </message>
    <message>
        <source>Every answer stands as it was given.</source>
        <translation>Todas las respuestas siguen como se dieron.</translation>
    </message>
    <message>
        <source>Played so, more is rolled. Type it: {what}</source>
        <translation>Así jugado, se tira algo más. Escríbelo: {what}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Notes on this fight</source>
        <translation>Notas de este combate</translation>
    </message>
    <message>
        <source>Where it is, what they want, when they flee, and who comes later.</source>
        <translation>Dónde es, qué quieren, cuándo huyen y quién llega después.</translation>
    </message>
    <message>
        <source>Choose who comes into the fight.</source>
        <translation>Elige quién entra en el combate.</translation>
    </message>
    <message>
        <source>The party wins</source>
        <translation>Gana el grupo</translation>
    </message>
    <message>
        <source>The foes win</source>
        <translation>Ganan los enemigos</translation>
    </message>
    <message>
        <source>No one after {rounds} rounds</source>
        <translation>Nadie tras {rounds} asaltos</translation>
    </message>
    <message>
        <source>{what}: {share} ({low} to {high})</source>
        <translation>{what}: {share} (de {low} a {high})</translation>
    </message>
    <message>
        <source>It lasts {mean} rounds on average ({low} to {high}).</source>
        <translation>Dura {mean} asaltos de media (de {low} a {high}).</translation>
    </message>
    <message numerus="yes">
        <source>Of %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</source>
        <translation>
            <numerusform>De %n combate. Las marcas de cada barra son el margen en el que está la cifra real en 95 de cada 100 casos.</numerusform>
            <numerusform>De %n combates. Las marcas de cada barra son el margen en el que está la cifra real en 95 de cada 100 casos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped early, after %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases.</source>
        <translation>
            <numerusform>Parado antes de tiempo, tras %n combate. Las marcas de cada barra son el margen en el que está la cifra real en 95 de cada 100 casos.</numerusform>
            <numerusform>Parado antes de tiempo, tras %n combates. Las marcas de cada barra son el margen en el que está la cifra real en 95 de cada 100 casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} does not stand at the end</source>
        <translation>{name} no queda en pie al final</translation>
    </message>
    <message>
        <source>{name}, {piece}: worse {share}, of no use {useless}, loses {loss} on average</source>
        <translation>{name}, {piece}: peor {share}, inservible {useless}, pierde {loss} de media</translation>
    </message>
    <message>
        <source>No longer in the campaign</source>
        <translation>Ya no está en la campaña</translation>
    </message>
    <message>
        <source>left</source>
        <translation>se fue</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>huyó</translation>
    </message>
    <message>
        <source>in the fight “{encounter}”</source>
        <translation>en el combate «{encounter}»</translation>
    </message>
    <message>
        <source>Tick at least one of them.</source>
        <translation>Marca al menos a alguien.</translation>
    </message>
    <message>
        <source>Repair {place} of {count}</source>
        <translation>Reparación {place} de {count}</translation>
    </message>
    <message>
        <source>Everything is written on the sheets. Undo gives the fight back.</source>
        <translation>Todo está escrito en las fichas. Deshacer devuelve el combate.</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>sin daños</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>con heridas</translation>
    </message>
    <message>
        <source>badly hurt</source>
        <translation>con heridas serias</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>actuó</translation>
    </message>
    <message>
        <source>{value} of {maximum}</source>
        <translation>{value} de {maximum}</translation>
    </message>
    <message>
        <source>No one yet. Add characters, or drag someone here.</source>
        <translation>Aún no hay nadie. Añade personajes o arrastra a alguien hasta aquí.</translation>
    </message>
    <message>
        <source>No one yet. Add foes from the bestiary, or type them in one line.</source>
        <translation>Aún no hay nadie. Añade enemigos del bestiario, o escríbelos en una línea.</translation>
    </message>
    <message>
        <source>Choose someone in the list first.</source>
        <translation>Elige antes a alguien de la lista.</translation>
    </message>
    <message>
        <source>{action}: {why}</source>
        <translation>{action}: {why}</translation>
    </message>
    <message>
        <source>All attack the weakest</source>
        <translation>Se ataca a quien menos aguanta</translation>
    </message>
    <message>
        <source>All attack the strongest</source>
        <translation>Se ataca a quien más aguanta</translation>
    </message>
    <message>
        <source>All attack whoever comes first</source>
        <translation>Se ataca a quien va primero</translation>
    </message>
    <message numerus="yes">
        <source>%n fights</source>
        <translation>
            <numerusform>%n combate</numerusform>
            <numerusform>%n combates</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan has changed since it was simulated.</source>
        <translation>Los preparativos han cambiado desde la simulación.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} de {all}</translation>
    </message>
    <message>
        <source>Fought by the program with everyone as they are now. Nothing of it is written anywhere.</source>
        <translation>Lo juega el programa con todo el mundo como está ahora. Nada de ello se escribe en ningún sitio.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Asalto {round}</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>Turno: {name}</translation>
    </message>
    <message>
        <source>Started; the first round has not begun yet.</source>
        <translation>Empezado; el primer asalto aún no ha comenzado.</translation>
    </message>
    <message>
        <source>The fight is over</source>
        <translation>El combate ha terminado</translation>
    </message>
    <message>
        <source>The fight begins</source>
        <translation>Empieza el combate</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>{name}: {action} → {target}</source>
        <translation>{name}: {action} → {target}</translation>
    </message>
    <message>
        <source>Into the fight: {name}</source>
        <translation>Entra en el combate: {name}</translation>
    </message>
    <message>
        <source>Out of the fight: {name}</source>
        <translation>Sale del combate: {name}</translation>
    </message>
    <message>
        <source>The fight ends</source>
        <translation>Termina el combate</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>El turno siguiente</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>{encounter} · round {round} · {phase}</source>
        <translation>{encounter} · asalto {round} · {phase}</translation>
    </message>
    <message>
        <source>{encounter} · before the first round</source>
        <translation>{encounter} · antes del primer asalto</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>aplicado</translation>
    </message>
    <message>
        <source>{reason} ({clause})</source>
        <translation>{reason} ({clause})</translation>
    </message>
    <message>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <source>{chance} · on average {mean}</source>
        <translation>{chance} · de media {mean}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{number}. {title}: {prospect}</source>
        <translation>{number}. {title}: {prospect}</translation>
    </message>
    <message>
        <source>{title}: not now. {reason}</source>
        <translation>{title}: ahora no. {reason}</translation>
    </message>
    <message>
        <source>over; aftermath due</source>
        <translation>terminado; faltan las secuelas</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>preparado</translation>
    </message>
    <message>
        <source>{party} against {foes}</source>
        <translation>{party} contra {foes}</translation>
    </message>
    <message>
        <source>Answers: {answers}</source>
        <translation>Respuestas: {answers}</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>{text} Unfolded.</source>
        <translation>{text} Desplegado.</translation>
    </message>
    <message>
        <source>{text} Enter tells why.</source>
        <translation>{text} Intro dice por qué.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>no turn</source>
        <translation>sin turno</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>desde el asalto {round}</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>se fue</translation>
    </message>
    <message>
        <source>{effect} ({left})</source>
        <translation>{effect} ({left})</translation>
    </message>
    <message>
        <source>{effect} {modifier} ({left})</source>
        <translation>{effect} {modifier} ({left})</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
</context>
<context>
    <name>creation</name>
    <message>
        <source>{field} was rolled with other dice: roll it again, or type it.</source>
        <translation>{field}: se tiró con otros dados. Hay que volver a tirar, o escribir el valor.</translation>
    </message>
    <message>
        <source>No longer in the armoury, so taken out of the basket: {things}.</source>
        <translation>Ya no está en la armería, así que sale de la cesta: {things}.</translation>
    </message>
    <message>
        <source>{price} in all, {left} left</source>
        <translation>{price} en total, quedan {left}</translation>
    </message>
    <message>
        <source>{price} in all: {short} short</source>
        <translation>{price} en total: faltan {short}</translation>
    </message>
</context>
<context>
    <name>d100</name>
    <message>
        <source>Spend experience</source>
        <translation>Gastar experiencia</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>{what}: from {before} to {after}</source>
        <translation>{what}: de {before} a {after}</translation>
    </message>
    <message>
        <source>{skill}: a new skill</source>
        <translation>{skill}: habilidad nueva</translation>
    </message>
    <message>
        <source>{skill}: mastery +{mastery}</source>
        <translation>{skill}: Dominio +{mastery}</translation>
    </message>
    <message>
        <source>It costs {cost} of experience, and there are {have}: earn more, or ask less.</source>
        <translation>Cuesta {cost} de experiencia y hay {have}: gana más o pide menos.</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>Qué se compra</translation>
    </message>
    <message>
        <source>Cost in experience</source>
        <translation>Coste en experiencia</translation>
    </message>
    <message>
        <source>Experience: {have}. It buys 5 of a characteristic, a skill, or 10 of mastery.</source>
        <translation>Experiencia: {have}. Compra 5 de una característica, una habilidad o 10 de Dominio.</translation>
    </message>
    <message>
        <source>The dead learn nothing more.</source>
        <translation>Quien ha muerto no aprende nada más.</translation>
    </message>
    <message>
        <source>Nothing is left that experience could buy.</source>
        <translation>No queda nada que la experiencia pueda comprar.</translation>
    </message>
    <message>
        <source>{advance}. Experience left: {left}</source>
        <translation>{advance}. Experiencia restante: {left}</translation>
    </message>
    <message>
        <source>{characteristic} with all that changes it: {now} now, {then} then</source>
        <translation>{characteristic} con todo lo que la cambia: ahora {now}, después {then}</translation>
    </message>
    <message>
        <source>whole and found again</source>
        <translation>intactas y recuperadas</translation>
    </message>
    <message>
        <source>broken by the hit</source>
        <translation>rotura por el golpe</translation>
    </message>
    <message>
        <source>Of {shot} shot, found again: {recovered}, lost or broken: {lost}.</source>
        <translation>De {shot} proyectiles, recuperados: {recovered}; perdidos o rotos: {lost}.</translation>
    </message>
    <message>
        <source>It breaks.</source>
        <translation>Se rompe.</translation>
    </message>
    <message>
        <source>It stays whole.</source>
        <translation>Sigue en una pieza.</translation>
    </message>
    <message>
        <source>Armour: agility {ag}, movement {m}, casting rolls {cast}.</source>
        <translation>Armadura: Agilidad {ag}, Movimiento {m}, tiradas de hechizo {cast}.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>Hit: {place}.</source>
        <translation>Localización: {place}.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>standard attack</source>
        <translation>ataque normal</translation>
    </message>
    <message>
        <source>Aimed</source>
        <translation>Tras apuntar</translation>
    </message>
    <message>
        <source>standard attack: +10</source>
        <translation>ataque normal: +10</translation>
    </message>
    <message>
        <source>While in melee</source>
        <translation>Trabado en cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>then it cannot be shot or thrown</source>
        <translation>entonces no se puede disparar ni arrojar</translation>
    </message>
    <message>
        <source>First round of the melee</source>
        <translation>Primer asalto del combate</translation>
    </message>
    <message>
        <source>else no impact</source>
        <translation>si no, no es impactante</translation>
    </message>
    <message>
        <source>It parries with a defensive weapon</source>
        <translation>Para con un arma defensiva</translation>
    </message>
    <message>
        <source>The target runs</source>
        <translation>El blanco corre</translation>
    </message>
    <message>
        <source>The target is in a grapple</source>
        <translation>El blanco está en una presa</translation>
    </message>
    <message>
        <source>The target is in a defensive stance</source>
        <translation>El blanco está en postura defensiva</translation>
    </message>
    <message>
        <source>The target is in melee</source>
        <translation>El blanco combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Its shield is up in time</source>
        <translation>Alza el escudo a tiempo</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Solo con las manos</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Distance in metres</source>
        <translation>Distancia en metros</translation>
    </message>
    <message>
        <source>melee {near}, at range {far}</source>
        <translation>cuerpo a cuerpo {near}, a distancia {far}</translation>
    </message>
    <message>
        <source>armour counts double</source>
        <translation>la armadura vale el doble</translation>
    </message>
    <message>
        <source>balanced: nothing</source>
        <translation>equilibrada: nada</translation>
    </message>
    <message>
        <source>In the other hand</source>
        <translation>En la mano torpe</translation>
    </message>
    <message>
        <source>Speciality in this group of weapons</source>
        <translation>Especialidad en este grupo de armas</translation>
    </message>
    <message>
        <source>else −20</source>
        <translation>si no, −20</translation>
    </message>
    <message>
        <source>In melee only pistols and crossbows can be shot.</source>
        <translation>En cuerpo a cuerpo solo se puede disparar con pistolas y ballestas.</translation>
    </message>
    <message>
        <source>Out of reach: at {distance} m of at most {most}.</source>
        <translation>Fuera de alcance: a {distance} m, de {most} como mucho.</translation>
    </message>
    <message>
        <source>Extreme range needs an aimed shot: aim first.</source>
        <translation>A alcance extremo hay que apuntar antes.</translation>
    </message>
    <message>
        <source>{told}. A roll of 96 to 100 tests its durability, {die}.</source>
        <translation>{told}. Con una tirada de 96 a 100 se comprueba su resistencia, {die}.</translation>
    </message>
    <message>
        <source>Damage: {dice} {points}</source>
        <translation>Daño: {dice} {points}</translation>
    </message>
    <message>
        <source>Damage: {dice} {points}, which is {damage} with a strength bonus of {sb}</source>
        <translation>Daño: {dice} {points}, que es {damage} con una bonificación por Fuerza de {sb}</translation>
    </message>
    <message>
        <source>weapon broken</source>
        <translation>arma inservible</translation>
    </message>
    <message>
        <source>weapon worn</source>
        <translation>arma desgastada</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>parried or dodged</source>
        <translation>parada o esquiva</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>the blow is parried</source>
        <translation>el golpe se para</translation>
    </message>
    <message>
        <source>the blow is dodged</source>
        <translation>el golpe se esquiva</translation>
    </message>
    <message>
        <source>{place}: {told}</source>
        <translation>{place}: {told}</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>fury</source>
        <translation>furia</translation>
    </message>
    <message>
        <source>Damage: {roll} makes {points}.</source>
        <translation>Daño: {roll} suma {points}.</translation>
    </message>
    <message>
        <source>No fury.</source>
        <translation>No hay furia.</translation>
    </message>
    <message>
        <source>Fury: {roll} adds {points}.</source>
        <translation>¡Furia!: {roll} añade {points}.</translation>
    </message>
    <message>
        <source>With the weapon ({weapon}): {rolled}.</source>
        <translation>Con el arma ({weapon}): {rolled}.</translation>
    </message>
    <message>
        <source>{rolled} less toughness {tb} and armour {armour}: damage {damage}. Wounds: from {before} to {left}.</source>
        <translation>{rolled} menos BR {tb} y armadura {armour}: daño {damage}. Heridas: de {before} a {left}.</translation>
    </message>
    <message>
        <source>Nobody casts without Magic.</source>
        <translation>Sin Magia no se pueden lanzar hechizos.</translation>
    </message>
    <message>
        <source>Nobody casts without the skill Channelling.</source>
        <translation>Nadie lanza hechizos sin la habilidad Canalización.</translation>
    </message>
    <message>
        <source>Nobody casts without an arcane tongue.</source>
        <translation>Nadie lanza hechizos sin una lengua arcana.</translation>
    </message>
    <message>
        <source>casting</source>
        <translation>tirada de hechizo</translation>
    </message>
    <message>
        <source>channelling</source>
        <translation>Canalización</translation>
    </message>
    <message>
        <source>Too little mana: the difficulty is doubled to {difficulty}.</source>
        <translation>Falta Maná: el factor de dificultad se duplica a {difficulty}.</translation>
    </message>
    <message>
        <source>There is less mana than the spell costs, and some is left.</source>
        <translation>Queda Maná, pero menos de lo que cuesta el hechizo.</translation>
    </message>
    <message>
        <source>Casting roll: {dice}; winds {winds}, channelling {channelled}, modifiers {modifiers}.</source>
        <translation>Tirada de hechizo: {dice}; vientos {winds}, canalización {channelled}, modificadores {modifiers}.</translation>
    </message>
    <message>
        <source>With too little mana a spell needs a success in channelling first.</source>
        <translation>Si falta Maná, el hechizo exige superar antes una tirada de Canalización.</translation>
    </message>
    <message>
        <source>{total} against {difficulty}: the spell works. Mana: from {before} to {after}.</source>
        <translation>{total} contra {difficulty}: el hechizo funciona. Maná: de {before} a {after}.</translation>
    </message>
    <message>
        <source>{total} against {difficulty}: the spell fails. Mana: from {before} to {after}.</source>
        <translation>{total} contra {difficulty}: el hechizo falla. Maná: de {before} a {after}.</translation>
    </message>
    <message>
        <source>The spell is lost. Mana: from {before} to {after}.</source>
        <translation>El hechizo se pierde. Maná: de {before} a {after}.</translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation>Habilidad de armas</translation>
    </message>
    <message>
        <source>Ballistic skill</source>
        <translation>Habilidad de proyectiles</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligencia</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Voluntad</translation>
    </message>
    <message>
        <source>Fellowship</source>
        <translation>Empatía</translation>
    </message>
    <message>
        <source>WS</source>
        <translation>HA</translation>
    </message>
    <message>
        <source>BS</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>S</source>
        <translation>F</translation>
    </message>
    <message>
        <source>T</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Ag</source>
        <translation>Ag</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Int</translation>
    </message>
    <message>
        <source>WP</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Fel</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>Strength bonus</source>
        <translation>Bonificación por Fuerza</translation>
    </message>
    <message>
        <source>Toughness bonus</source>
        <translation>Bonificación por Resistencia</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>Maná</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Casting roll</source>
        <translation>Tirada de hechizo</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>con vida</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>sin vida</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldado</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation>Pícaro</translation>
    </message>
    <message>
        <source>Sorcerer’s apprentice</source>
        <translation>Aprendiz de hechicero</translation>
    </message>
    <message>
        <source>{total} points of experience are too many: the sheet holds {most}.</source>
        <translation>{total} puntos de experiencia son demasiados: en la ficha caben {most}.</translation>
    </message>
    <message>
        <source>Kind of test</source>
        <translation>Clase de tirada</translation>
    </message>
    <message>
        <source>a single roll</source>
        <translation>una sola tirada</translation>
    </message>
    <message>
        <source>opposed</source>
        <translation>enfrentada</translation>
    </message>
    <message>
        <source>extended</source>
        <translation>prolongada</translation>
    </message>
    <message>
        <source>Target of the other side</source>
        <translation>Número que debe sacar el rival</translation>
    </message>
    <message>
        <source>Successes needed</source>
        <translation>Éxitos necesarios</translation>
    </message>
    <message>
        <source>Hours a roll</source>
        <translation>Horas por tirada</translation>
    </message>
    <message>
        <source>Most rolls</source>
        <translation>Tiradas como mucho</translation>
    </message>
    <message>
        <source>A d100 of the target or less succeeds; each whole ten below it is a level.</source>
        <translation>Se logra con 1d100 que no pase de lo que hay que sacar; cada decena entera por debajo es un nivel.</translation>
    </message>
    <message>
        <source>a success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>a failure</source>
        <translation>fracaso</translation>
    </message>
    <message>
        <source>a success, levels: {levels}</source>
        <translation>éxito, niveles: {levels}</translation>
    </message>
    <message>
        <source>a failure, levels: {levels}</source>
        <translation>fracaso, niveles: {levels}</translation>
    </message>
    <message>
        <source>The other side: {target} or less</source>
        <translation>El rival: {target} o menos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>a stand-off</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>rolls: {rolls}</source>
        <translation>tiradas: {rolls}</translation>
    </message>
    <message>
        <source>rolls: {low}–{high}</source>
        <translation>tiradas: {low}–{high}</translation>
    </message>
    <message>
        <source>done, successes: {successes}, rolls: {rolls}, hours: {hours}</source>
        <translation>terminado, éxitos: {successes}, tiradas: {rolls}, horas: {hours}</translation>
    </message>
    <message>
        <source>not done, successes: {successes} of {needed}, hours: {hours}</source>
        <translation>sin terminar, éxitos: {successes} de {needed}, horas: {hours}</translation>
    </message>
    <message>
        <source>test</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>{roll} against {target} ({what}): a success.</source>
        <translation>{roll} contra {target} ({what}): éxito.</translation>
    </message>
    <message>
        <source>{roll} against {target} ({what}): a failure.</source>
        <translation>{roll} contra {target} ({what}): fallo.</translation>
    </message>
    <message>
        <source>Spend a point of fortune and roll again</source>
        <translation>Gastar un punto de Suerte y repetir la tirada</translation>
    </message>
    <message>
        <source>Keep the failure</source>
        <translation>Quedarse con el fallo</translation>
    </message>
    <message>
        <source>roll again?</source>
        <translation>¿repetir la tirada?</translation>
    </message>
    <message>
        <source>{roll} against {target} ({what}): a success, levels: {levels}.</source>
        <translation>{roll} contra {target} ({what}): éxito; niveles: {levels}.</translation>
    </message>
    <message>
        <source>{roll} against {target} ({what}): a failure, levels: {levels}.</source>
        <translation>{roll} contra {target} ({what}): fallo; niveles: {levels}.</translation>
    </message>
    <message>
        <source>An advanced skill cannot be tried without having learnt it.</source>
        <translation>Una habilidad avanzada no se puede intentar sin haberla aprendido.</translation>
    </message>
    <message>
        <source>A basic skill that was never learnt: half of {characteristic}, rounded up.</source>
        <translation>Habilidad básica sin aprender: la mitad de {characteristic}, redondeando hacia arriba.</translation>
    </message>
    <message>
        <source>Done. Rolls: {rolls}, hours: {hours}.</source>
        <translation>Terminado. Tiradas: {rolls}; horas: {hours}.</translation>
    </message>
    <message>
        <source>Not done. Rolls: {rolls}, hours: {hours}, successes: {successes}.</source>
        <translation>Sin terminar. Tiradas: {rolls}; horas: {hours}; éxitos: {successes}.</translation>
    </message>
    <message>
        <source>Successes so far: {successes} of {needed}, hours: {hours}.</source>
        <translation>Éxitos hasta ahora: {successes} de {needed}; horas: {hours}.</translation>
    </message>
    <message>
        <source>{words} ({clause})</source>
        <translation>{words} ({clause})</translation>
    </message>
    <message>
        <source>Difficulty of the test</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>added to the target</source>
        <translation>se suma a lo que hay que sacar</translation>
    </message>
    <message>
        <source>Wounds of the target</source>
        <translation>Heridas del blanco</translation>
    </message>
    <message>
        <source>Its toughness bonus</source>
        <translation>Su bonificación por Resistencia</translation>
    </message>
    <message>
        <source>Its armour points</source>
        <translation>Sus puntos de armadura</translation>
    </message>
    <message>
        <source>of all places, or head/arms/body/legs, or of all six</source>
        <translation>en todas partes, o cabeza/brazos/cuerpo/piernas, o las seis</translation>
    </message>
    <message>
        <source>Target of its parry</source>
        <translation>Su parada: número que debe sacar</translation>
    </message>
    <message>
        <source>0: it cannot</source>
        <translation>0: no puede</translation>
    </message>
    <message>
        <source>Target of its dodge</source>
        <translation>Su esquiva: número que debe sacar</translation>
    </message>
    <message>
        <source>{what}: {target} or less</source>
        <translation>{what}: {target} o menos</translation>
    </message>
    <message>
        <source>{figure} = {terms}</source>
        <translation>{figure} = {terms}</translation>
    </message>
    <message>
        <source>fortune {before} → {after}</source>
        <translation>Suerte {before} → {after}</translation>
    </message>
    <message>
        <source>gc</source>
        <translation>co</translation>
    </message>
    <message>
        <source>Gold crowns</source>
        <translation>Coronas de oro</translation>
    </message>
    <message>
        <source>s</source>
        <translation>ch</translation>
    </message>
    <message>
        <source>Silver shillings</source>
        <translation>Chelines de plata</translation>
    </message>
    <message>
        <source>d</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Pence</source>
        <translation>Peniques</translation>
    </message>
    <message>
        <source>{name} gathers what was shot.</source>
        <translation>{name} recoge lo que disparó.</translation>
    </message>
    <message>
        <source>{name} is in melee, nearer than 4 m: disengage before a charge.</source>
        <translation>{name} está en cuerpo a cuerpo, a menos de 4 m: antes de una carga hay que retirarse.</translation>
    </message>
    <message>
        <source>A charge begins at least 4 m away, not {distance} m.</source>
        <translation>Una carga empieza al menos a 4 m, no a {distance} m.</translation>
    </message>
    <message>
        <source>The last 4 m of a charge are run in a straight line, within reach.</source>
        <translation>Los últimos 4 m de una carga se recorren en línea recta y dentro del alcance.</translation>
    </message>
    <message>
        <source>Without a line of sight nobody shoots or throws.</source>
        <translation>Sin línea de visión no se puede disparar ni arrojar nada.</translation>
    </message>
    <message>
        <source>{weapon}, {way}</source>
        <translation>{weapon}, {way}</translation>
    </message>
    <message>
        <source>The target sees the blow coming</source>
        <translation>El blanco ve venir el golpe</translation>
    </message>
    <message>
        <source>The target is in sight</source>
        <translation>El blanco está a la vista</translation>
    </message>
    <message>
        <source>else it cannot be shot at</source>
        <translation>si no, no se le puede disparar</translation>
    </message>
    <message>
        <source>Within reach, the last 4 m in a straight line</source>
        <translation>Dentro del alcance, los últimos 4 m en línea recta</translation>
    </message>
    <message>
        <source>else no charge</source>
        <translation>si no, no hay carga</translation>
    </message>
    <message>
        <source>Standard attack</source>
        <translation>Ataque normal</translation>
    </message>
    <message>
        <source>A blow or a shot.</source>
        <translation>Un golpe o un disparo.</translation>
    </message>
    <message>
        <source>Charge attack</source>
        <translation>Ataque de carga</translation>
    </message>
    <message>
        <source>From at least 4 m away; +10 to hit.</source>
        <translation>Desde al menos 4 m; +10 para impactar.</translation>
    </message>
    <message>
        <source>Guarded attack</source>
        <translation>Ataque cauteloso</translation>
    </message>
    <message>
        <source>−10 to hit; +10 to parry and dodge until the next turn.</source>
        <translation>−10 para impactar; +10 para parar y esquivar hasta el próximo turno.</translation>
    </message>
    <message>
        <source>All-out attack</source>
        <translation>Ataque total</translation>
    </message>
    <message>
        <source>+20 to hit; neither parry nor dodge until the next turn.</source>
        <translation>+20 para impactar; ni parada ni esquiva hasta el próximo turno.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>else no parry, no dodge</source>
        <translation>si no, ni parada ni esquiva</translation>
    </message>
    <message>
        <source>saved by fate</source>
        <translation>a salvo por el Destino</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Sorpresa en contra</translation>
    </message>
    <message>
        <source>Has aimed</source>
        <translation>Ha apuntado</translation>
    </message>
    <message>
        <source>In a defensive stance</source>
        <translation>En postura defensiva</translation>
    </message>
    <message>
        <source>In a parrying stance</source>
        <translation>En postura de guardia</translation>
    </message>
    <message>
        <source>After a guarded attack</source>
        <translation>Tras un ataque cauteloso</translation>
    </message>
    <message>
        <source>After an all-out attack</source>
        <translation>Tras un ataque total</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Corre</translation>
    </message>
    <message>
        <source>Has a half action in reserve</source>
        <translation>Tiene media acción en reserva</translation>
    </message>
    <message>
        <source>Has attacked in this turn</source>
        <translation>Ha atacado en este turno</translation>
    </message>
    <message>
        <source>Has cast in this turn</source>
        <translation>Ha lanzado un hechizo en este turno</translation>
    </message>
    <message>
        <source>Has parried in this round</source>
        <translation>Ha parado en este asalto</translation>
    </message>
    <message>
        <source>Has dodged in this round</source>
        <translation>Ha esquivado en este asalto</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>En el suelo</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>A caballo</translation>
    </message>
    <message>
        <source>Cannot speak</source>
        <translation>No puede hablar</translation>
    </message>
    <message>
        <source>In melee with {name}</source>
        <translation>En cuerpo a cuerpo con {name}</translation>
    </message>
    <message>
        <source>{piece}: loaded</source>
        <translation>{piece}: con carga</translation>
    </message>
    <message>
        <source>{piece}: condition</source>
        <translation>{piece}: estado</translation>
    </message>
    <message>
        <source>{piece}: borrowed die</source>
        <translation>{piece}: dado prestado</translation>
    </message>
    <message>
        <source>{piece}: left</source>
        <translation>{piece}: quedan</translation>
    </message>
    <message>
        <source>{name} is in a grapple already: let that one end first.</source>
        <translation>{name} ya está en una presa: antes tiene que acabar esa.</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Points of fate</source>
        <translation>Puntos de Destino</translation>
    </message>
    <message>
        <source>Half actions left</source>
        <translation>Medias acciones restantes</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Holds in a grapple</source>
        <translation>Tiene en una presa a</translation>
    </message>
    <message>
        <source>{name} begins: {what}. It goes on in a later turn.</source>
        <translation>{name} empieza: {what}. Sigue en otro turno.</translation>
    </message>
    <message>
        <source>{name} goes on: {what}.</source>
        <translation>{name} sigue: {what}.</translation>
    </message>
    <message>
        <source>{name} is in the middle of nothing.</source>
        <translation>{name} no tiene nada a medias.</translation>
    </message>
    <message>
        <source>{name} abandons: {what}. The time is lost.</source>
        <translation>{name} aborta: {what}. Se pierde el tiempo invertido.</translation>
    </message>
    <message>
        <source>{name} breaks off: {what}. Mana: from {before} to {after}.</source>
        <translation>{name} interrumpe: {what}. Maná: de {before} a {after}.</translation>
    </message>
    <message>
        <source>{name} lets go of what was channelled.</source>
        <translation>{name} suelta la energía canalizada.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>With the action that is under way.</source>
        <translation>Con la acción que está a medias.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abortar</translation>
    </message>
    <message>
        <source>The time spent is lost; of a spell, half its cost as well.</source>
        <translation>Se pierde el tiempo invertido y, si es un hechizo, la mitad de su coste.</translation>
    </message>
    <message>
        <source>{name} tries to grapple {target}.</source>
        <translation>{name} intenta una presa contra {target}.</translation>
    </message>
    <message>
        <source>{name} tries to break free of {target}.</source>
        <translation>{name} intenta liberarse de {target}.</translation>
    </message>
    <message>
        <source>{name} tries to hurt {target}, who is held.</source>
        <translation>{name} intenta dañar a {target} en la presa.</translation>
    </message>
    <message>
        <source>{name} keeps hold of {target}.</source>
        <translation>{name} mantiene la presa sobre {target}.</translation>
    </message>
    <message>
        <source>{name} lets {target} go.</source>
        <translation>{name} suelta a {target}.</translation>
    </message>
    <message>
        <source>{name} is not held.</source>
        <translation>Nadie tiene a {name} en una presa.</translation>
    </message>
    <message>
        <source>{name} holds nobody.</source>
        <translation>{name} no tiene a nadie en una presa.</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>charge attack</source>
        <translation>ataque de carga</translation>
    </message>
    <message>
        <source>Grapple</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>An unarmed attack, standard or charge; the target is held if it fails a test of agility.</source>
        <translation>Un ataque sin armas, normal o de carga; el blanco queda en la presa si falla una tirada de Agilidad.</translation>
    </message>
    <message>
        <source>Break free</source>
        <translation>Liberarse</translation>
    </message>
    <message>
        <source>Strength against strength.</source>
        <translation>Fuerza contra Fuerza.</translation>
    </message>
    <message>
        <source>Keep hold</source>
        <translation>Mantener la presa</translation>
    </message>
    <message>
        <source>Without a roll; else the grapple ends with the turn.</source>
        <translation>Sin tirada; si no, la presa acaba con el turno.</translation>
    </message>
    <message>
        <source>Hurt the one who is held</source>
        <translation>Dañar en la presa</translation>
    </message>
    <message>
        <source>Strength against strength; if won, unarmed damage.</source>
        <translation>Fuerza contra Fuerza; quien gana inflige su daño sin armas.</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>The grapple ends.</source>
        <translation>La presa se acaba.</translation>
    </message>
    <message>
        <source>slips away</source>
        <translation>se escabulle</translation>
    </message>
    <message>
        <source>held</source>
        <translation>en la presa</translation>
    </message>
    <message>
        <source>Spend a point of fate for good and live</source>
        <translation>Gastar un punto de Destino para siempre y vivir</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Morir</translation>
    </message>
    <message>
        <source>fate instead of death?</source>
        <translation>¿Destino en vez de la muerte?</translation>
    </message>
    <message>
        <source>how hard it is to keep the spell up</source>
        <translation>lo difícil que es mantener el hechizo</translation>
    </message>
    <message>
        <source>The spell of {name} is disturbed.</source>
        <translation>Algo interrumpe el hechizo de {name}.</translation>
    </message>
    <message>
        <source>{name} cannot speak, and no spell is cast without words.</source>
        <translation>{name} no puede hablar, y sin palabras no se lanza ningún hechizo.</translation>
    </message>
    <message>
        <source>{name} knows no spell.</source>
        <translation>{name} no conoce ningún hechizo.</translation>
    </message>
    <message>
        <source>{name} channels.</source>
        <translation>{name} canaliza.</translation>
    </message>
    <message>
        <source>{name} has channelled already: the next action is to cast.</source>
        <translation>{name} ya ha canalizado: la próxima acción es lanzar el hechizo.</translation>
    </message>
    <message>
        <source>else no missile</source>
        <translation>si no, no hay proyectil</translation>
    </message>
    <message>
        <source>The target will not be touched</source>
        <translation>El blanco no se deja tocar</translation>
    </message>
    <message>
        <source>a test of weapon skill to touch</source>
        <translation>una tirada de Habilidad de armas para tocar</translation>
    </message>
    <message>
        <source>Full actions that it takes</source>
        <translation>Acciones completas que requiere</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canalizar</translation>
    </message>
    <message>
        <source>Just before a spell; on a success Magic is added to the casting roll.</source>
        <translation>Justo antes de un hechizo; con un éxito se suma la Magia a la tirada de hechizo.</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lanzar un hechizo</translation>
    </message>
    <message>
        <source>Difficulty and cost: {difficulty}.</source>
        <translation>Dificultad y coste: {difficulty}.</translation>
    </message>
    <message>
        <source>Cast: {spell}</source>
        <translation>Lanzar: {spell}</translation>
    </message>
    <message>
        <source>Channelling</source>
        <translation>Canalización</translation>
    </message>
    <message>
        <source>channelled</source>
        <translation>canalización lograda</translation>
    </message>
    <message>
        <source>not channelled</source>
        <translation>canalización fallida</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <translation>Terreno difícil</translation>
    </message>
    <message>
        <source>half as far, rounded up</source>
        <translation>la mitad de distancia, redondeando hacia arriba</translation>
    </message>
    <message>
        <source>Nobody runs on difficult ground.</source>
        <translation>No se puede correr por terreno difícil.</translation>
    </message>
    <message>
        <source>{name} is in melee with nobody: a move is enough.</source>
        <translation>{name} no está en cuerpo a cuerpo con nadie: basta con desplazarse.</translation>
    </message>
    <message>
        <source>{name} is on their feet already.</source>
        <translation>{name} ya está en pie.</translation>
    </message>
    <message>
        <source>{name} is mounted already.</source>
        <translation>{name} ya va a caballo.</translation>
    </message>
    <message>
        <source>{name} moves, with a movement of {movement}.</source>
        <translation>{name} se desplaza, con un Movimiento de {movement}.</translation>
    </message>
    <message>
        <source>{name} disengages, with a movement of {movement}.</source>
        <translation>{name} se retira, con un Movimiento de {movement}.</translation>
    </message>
    <message>
        <source>{name} leaves the melee without disengaging.</source>
        <translation>{name} se aleja del cuerpo a cuerpo sin retirada.</translation>
    </message>
    <message>
        <source>{name} runs.</source>
        <translation>{name} corre.</translation>
    </message>
    <message>
        <source>{name} jumps.</source>
        <translation>{name} salta.</translation>
    </message>
    <message>
        <source>{name} gets up.</source>
        <translation>{name} se incorpora.</translation>
    </message>
    <message>
        <source>{name} mounts.</source>
        <translation>{name} monta.</translation>
    </message>
    <message>
        <source>{name} lets the occasion go by.</source>
        <translation>{name} deja pasar la ocasión.</translation>
    </message>
    <message>
        <source>Strike at the one who leaves</source>
        <translation>Golpear a quien se aleja</translation>
    </message>
    <message>
        <source>Let them go</source>
        <translation>Dejar que se vaya</translation>
    </message>
    <message>
        <source>a free attack?</source>
        <translation>¿un ataque de bonificación?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>A short way; who is in melee stays beside their foes.</source>
        <translation>Un corto tramo; quien está en cuerpo a cuerpo sigue junto a sus adversarios.</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Out of the melee and away, without a blow from behind.</source>
        <translation>Fuera del cuerpo a cuerpo, sin recibir golpes por la espalda.</translation>
    </message>
    <message>
        <source>Leave the melee without disengaging</source>
        <translation>Alejarse sin retirada</translation>
    </message>
    <message>
        <source>A move; each adjacent enemy has a free attack first.</source>
        <translation>Un desplazamiento; antes, cada enemigo adyacente tiene un ataque de bonificación.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>Until the next turn, shots at the runner −20, blows +20.</source>
        <translation>Hasta el próximo turno, los disparos contra quien corre −20, los golpes +20.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Up or across something.</source>
        <translation>Sobre algo, en vertical o en horizontal.</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Incorporarse</translation>
    </message>
    <message>
        <source>From the ground.</source>
        <translation>Desde el suelo.</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Montar</translation>
    </message>
    <message>
        <source>On the back of an animal.</source>
        <translation>Sobre un animal de monta.</translation>
    </message>
    <message>
        <source>away, unhurt</source>
        <translation>se aleja sin daño</translation>
    </message>
    <message>
        <source>away, hurt</source>
        <translation>se aleja con heridas</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
    <message>
        <source>{name} feints at {target}.</source>
        <translation>{name} hace una finta contra {target}.</translation>
    </message>
    <message>
        <source>{name} tries to push {target} back 2 m.</source>
        <translation>{name} intenta hacer retroceder 2 m a {target}.</translation>
    </message>
    <message>
        <source>{name} and {target} act at once: who is quicker?</source>
        <translation>{name} y {target} actúan a la vez: ¿quién se adelanta?</translation>
    </message>
    <message>
        <source>{name} {mine} against {target} {theirs}</source>
        <translation>{name} {mine} contra {target} {theirs}</translation>
    </message>
    <message>
        <source>Nobody else has a half action in reserve.</source>
        <translation>Nadie más tiene media acción en reserva.</translation>
    </message>
    <message>
        <source>{name} has no half action in reserve.</source>
        <translation>{name} no tiene media acción en reserva.</translation>
    </message>
    <message>
        <source>Nobody is pushed onto someone or something.</source>
        <translation>No se puede empujar a nadie sobre alguien ni sobre algo.</translation>
    </message>
    <message>
        <source>There is room behind the target</source>
        <translation>Hay sitio detrás del blanco</translation>
    </message>
    <message>
        <source>else nobody is pushed there</source>
        <translation>si no, no se le puede empujar</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguirlo</translation>
    </message>
    <message>
        <source>else out of the melee</source>
        <translation>si no, acaba el cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Feint</source>
        <translation>Finta</translation>
    </message>
    <message>
        <source>Weapon skill against weapon skill: if won, the next standard attack is neither parried nor dodged.</source>
        <translation>HA contra HA: si se gana, el próximo ataque normal no se puede parar ni esquivar.</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation>Hostigar</translation>
    </message>
    <message>
        <source>Weapon skill against weapon skill: if won, the other gives way by 2 m.</source>
        <translation>HA contra HA: si se gana, el adversario retrocede 2 m.</translation>
    </message>
    <message>
        <source>Two act at once</source>
        <translation>Dos a la vez</translation>
    </message>
    <message>
        <source>Agility against agility, where two use their reserve at the same time.</source>
        <translation>Agilidad contra Agilidad, cuando dos usan su reserva al mismo tiempo.</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>sin victoria</translation>
    </message>
    <message>
        <source>{name} rolls initiative.</source>
        <translation>{name} tira la iniciativa.</translation>
    </message>
    <message>
        <source>{name} is equal to someone: a hidden die parts them.</source>
        <translation>{name} empata con alguien: un dado oculto decide.</translation>
    </message>
    <message>
        <source>who is first of equals</source>
        <translation>quién va antes entre iguales</translation>
    </message>
    <message>
        <source>{name} did not keep hold: {target} is free.</source>
        <translation>{name} no mantuvo la presa: {target} se libera.</translation>
    </message>
    <message>
        <source>There is nothing to draw and nothing to put away.</source>
        <translation>No hay nada que desenvainar ni que guardar.</translation>
    </message>
    <message>
        <source>Say what to draw or what to put away.</source>
        <translation>Di qué se desenvaina o qué se guarda.</translation>
    </message>
    <message>
        <source>For {piece} the hands are too full: put something else away in the same action.</source>
        <translation>Para {piece} las manos están demasiado llenas: guarda otra cosa en la misma acción.</translation>
    </message>
    <message>
        <source>{name} draws: {drawn}; puts away: {away}.</source>
        <translation>{name} saca: {drawn}; guarda: {away}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Draw one thing and put another away, or take out a flask and drink.</source>
        <translation>Sacar una cosa y guardar otra, o sacar un frasco y beber.</translation>
    </message>
    <message>
        <source>Drink or use it up</source>
        <translation>Beberlo o gastarlo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Nothing in hand has to be reloaded.</source>
        <translation>Nada de lo que hay en las manos necesita recarga.</translation>
    </message>
    <message>
        <source>{name} has reloaded: {weapon}.</source>
        <translation>{name} ha recargado: {weapon}.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarga</translation>
    </message>
    <message>
        <source>As long as the weapon takes, over several turns where it must.</source>
        <translation>Lo que tarde el arma, a lo largo de varios turnos si hace falta.</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>{weapon} is not loaded: reload first.</source>
        <translation>{weapon}: sin cargar. Antes hay que recargar.</translation>
    </message>
    <message>
        <source>{name} knows no skill that could be tried.</source>
        <translation>{name} no tiene ninguna habilidad que pueda intentar.</translation>
    </message>
    <message>
        <source>{name} uses a skill: {skill}.</source>
        <translation>{name} usa una habilidad: {skill}.</translation>
    </message>
    <message>
        <source>It takes</source>
        <translation>Requiere</translation>
    </message>
    <message>
        <source>a half action</source>
        <translation>media acción</translation>
    </message>
    <message>
        <source>a full action</source>
        <translation>una acción completa</translation>
    </message>
    <message>
        <source>2 full actions</source>
        <translation>2 acciones completas</translation>
    </message>
    <message>
        <source>3 full actions</source>
        <translation>3 acciones completas</translation>
    </message>
    <message>
        <source>4 full actions</source>
        <translation>4 acciones completas</translation>
    </message>
    <message>
        <source>Use a skill</source>
        <translation>Usar habilidad</translation>
    </message>
    <message>
        <source>A test, as long as the GM says that it takes.</source>
        <translation>Una tirada, que tarda lo que diga el DJ.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fracaso</translation>
    </message>
    <message>
        <source>success, levels: {levels}</source>
        <translation>éxito, niveles: {levels}</translation>
    </message>
    <message>
        <source>failure, levels: {levels}</source>
        <translation>fracaso, niveles: {levels}</translation>
    </message>
    <message>
        <source>{name} casts: {spell}, at {target}.</source>
        <translation>{name} lanza: {spell}, contra {target}.</translation>
    </message>
    <message>
        <source>{name} casts: {spell}.</source>
        <translation>{name} lanza: {spell}.</translation>
    </message>
    <message>
        <source>{name} aims.</source>
        <translation>{name} apunta.</translation>
    </message>
    <message>
        <source>{name} takes a defensive stance.</source>
        <translation>{name} adopta una postura defensiva.</translation>
    </message>
    <message>
        <source>{name} takes a parrying stance.</source>
        <translation>{name} adopta una postura de guardia.</translation>
    </message>
    <message>
        <source>{name} waits, with half an action in reserve.</source>
        <translation>{name} aguarda, con media acción en reserva.</translation>
    </message>
    <message>
        <source>{name} spends a point of fortune for one more half action; {left} left.</source>
        <translation>{name} gasta un punto de Suerte por media acción más; le quedan {left}.</translation>
    </message>
    <message>
        <source>Who has attacked in this round takes no defensive stance.</source>
        <translation>Quien ya ha atacado en este asalto no adopta una postura defensiva.</translation>
    </message>
    <message>
        <source>No points of fortune are left today.</source>
        <translation>Hoy ya no quedan puntos de Suerte.</translation>
    </message>
    <message>
        <source>One half action a turn can be bought with fortune.</source>
        <translation>Con la Suerte solo se consigue media acción por turno.</translation>
    </message>
    <message>
        <source>Only in one’s own turn: {name} is not acting.</source>
        <translation>Solo en el propio turno: no es el de {name}.</translation>
    </message>
    <message>
        <source>{name} has done this already, and it still holds: {what}.</source>
        <translation>{name} ya lo ha hecho, y todavía dura: {what}.</translation>
    </message>
    <message>
        <source>{name} has a half action in reserve already.</source>
        <translation>{name} ya tiene media acción en reserva.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Apuntar</translation>
    </message>
    <message>
        <source>+10 if the next action is a standard attack.</source>
        <translation>+10 si la próxima acción es un ataque normal.</translation>
    </message>
    <message>
        <source>Defensive stance</source>
        <translation>Postura defensiva</translation>
    </message>
    <message>
        <source>No attack this round; blows against −20 until the next turn.</source>
        <translation>Ningún ataque en este asalto; los golpes en contra, −20 hasta el próximo turno.</translation>
    </message>
    <message>
        <source>Parrying stance</source>
        <translation>Postura de guardia</translation>
    </message>
    <message>
        <source>One parry until the next turn.</source>
        <translation>Una parada hasta el próximo turno.</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Ends the turn and keeps a half action until the next one.</source>
        <translation>Acaba el turno y guarda media acción hasta el próximo.</translation>
    </message>
    <message>
        <source>A half action by fortune</source>
        <translation>Media acción por Suerte</translation>
    </message>
    <message>
        <source>A point of fortune buys one more half action in this turn.</source>
        <translation>Un punto de Suerte da media acción más en este turno.</translation>
    </message>
    <message>
        <source>wounds {wounds} of {most}</source>
        <translation>Heridas: {wounds} de {most}</translation>
    </message>
    <message>
        <source>mana {mana} of {most}</source>
        <translation>maná {mana} de {most}</translation>
    </message>
    <message>
        <source>fortune {fortune} of {most}</source>
        <translation>Suerte {fortune} de {most}</translation>
    </message>
    <message>
        <source>holds {name}</source>
        <translation>tiene en una presa a {name}</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>en una presa de {name}</translation>
    </message>
    <message>
        <source>in the middle of a longer action</source>
        <translation>con una acción prolongada a medias</translation>
    </message>
    <message>
        <source>has channelled</source>
        <translation>ha canalizado</translation>
    </message>
    <message>
        <source>{name} strikes at {target}: {weapon}, {way}.</source>
        <translation>{name} golpea a {target}: {weapon}, {way}.</translation>
    </message>
    <message>
        <source>{name} shoots or throws at {target}: {weapon}, {way}.</source>
        <translation>{name} dispara o arroja contra {target}: {weapon}, {way}.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Nobody is there to be aimed at.</source>
        <translation>No hay nadie a quien apuntar.</translation>
    </message>
    <message>
        <source>“{target}” is nobody who can be aimed at.</source>
        <translation>«{target}» no es nadie a quien se pueda apuntar.</translation>
    </message>
    <message>
        <source>It is not the turn of {name}, who has no half action in reserve.</source>
        <translation>No es el turno de {name}, que no tiene media acción en reserva.</translation>
    </message>
    <message>
        <source>{name} is surprised and loses the first round.</source>
        <translation>La sorpresa deja a {name} sin su primer asalto.</translation>
    </message>
    <message>
        <source>{name} is in the middle of an action that goes on: go on with it or abandon it.</source>
        <translation>{name} tiene una acción prolongada a medias: sigue con ella o abórtala.</translation>
    </message>
    <message>
        <source>{name} is held in a grapple and can only try to break free.</source>
        <translation>{name} está en una presa y solo puede intentar liberarse.</translation>
    </message>
    <message>
        <source>{name} holds someone: keep hold, hurt, or let go first.</source>
        <translation>{name} tiene a alguien en una presa: mantenla, haz daño o suelta antes.</translation>
    </message>
    <message>
        <source>After channelling the next action is to cast: cast, or abandon it.</source>
        <translation>Después de canalizar, la próxima acción es lanzar un hechizo: lánzalo o aborta.</translation>
    </message>
    <message numerus="yes">
        <source>It takes a {needed}, and %n half action(s) are left in this turn.</source>
        <translation>
            <numerusform>Requiere una {needed}, y en este turno queda %n media acción.</numerusform>
            <numerusform>Requiere una {needed}, y en este turno quedan %n medias acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>One attack action a turn: {name} has made it.</source>
        <translation>Una acción de ataque por turno: {name} ya la ha hecho.</translation>
    </message>
    <message>
        <source>One spell a turn: {name} has cast it.</source>
        <translation>Un hechizo por turno: {name} ya lo ha lanzado.</translation>
    </message>
    <message>
        <source>In a defensive stance nobody attacks in that round.</source>
        <translation>En postura defensiva no se ataca en ese asalto.</translation>
    </message>
    <message>
        <source>{other} was quicker: {name} acts after that.</source>
        <translation>{other} ganó en rapidez: {name} actúa después.</translation>
    </message>
    <message>
        <source>full action</source>
        <translation>acción completa</translation>
    </message>
    <message>
        <source>half action</source>
        <translation>media acción</translation>
    </message>
    <message>
        <source>free action</source>
        <translation>acción libre</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>lo que tarde</translation>
    </message>
    <message>
        <source>the one who acts</source>
        <translation>quien actúa</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>quien se opone</translation>
    </message>
    <message>
        <source>Neither can succeed, so rolling again would never end.</source>
        <translation>Nadie puede tener éxito: repetir la tirada no acabaría nunca.</translation>
    </message>
    <message>
        <source>Both failed, so both roll again.</source>
        <translation>Ambos bandos fallan: se repiten las tiradas.</translation>
    </message>
    <message>
        <source>The one who acts wins.</source>
        <translation>Vence quien actúa.</translation>
    </message>
    <message>
        <source>The other one wins.</source>
        <translation>Vence quien se opone.</translation>
    </message>
    <message>
        <source>A stand-off: nobody wins.</source>
        <translation>Tablas: nadie vence.</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>mala</translation>
    </message>
    <message>
        <source>common</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>exceptional</source>
        <translation>excepcional</translation>
    </message>
    <message>
        <source>Another make</source>
        <translation>Otra artesanía</translation>
    </message>
    <message>
        <source>It is the same however it is made.</source>
        <translation>La artesanía no cambia nada en ella.</translation>
    </message>
    <message>
        <source>Every one of them is exceptional already.</source>
        <translation>Su artesanía ya es siempre excepcional.</translation>
    </message>
    <message>
        <source>Other makes are made from the common one.</source>
        <translation>Las demás artesanías se hacen a partir de la normal.</translation>
    </message>
    <message>
        <source>Craftsmanship is of weapons and armour only.</source>
        <translation>Solo las armas y armaduras tienen artesanía.</translation>
    </message>
    <message>
        <source>nothing else changes</source>
        <translation>nada más cambia</translation>
    </message>
    <message>
        <source>{value}% to hit</source>
        <translation>{value} % para impactar</translation>
    </message>
    <message>
        <source>encumbrance {share}%</source>
        <translation>carga {share} %</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Especie</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>A career of the list brings skills, and to sorcerers spells. You can also type your own.</source>
        <translation>Una carrera de la lista trae habilidades y, a quien hace magia, hechizos. También puedes escribir la tuya.</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>In percent; higher is better. Rolled, each is 20 and two d10, which the source leaves to other books.</source>
        <translation>En porcentaje; cuanto más alto, mejor. Al tirar, cada una es 20 más 2d10; la fuente lo deja a otros libros.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Lo demás</translation>
    </message>
    <message>
        <source>Rolled, wounds are 9 and a d4, fate is a d3. Mana is 20 for each point of Magic, fortune is as fate.</source>
        <translation>Al tirar, las Heridas son 9 más 1d4 y el Destino, 1d3. El Maná es 20 por cada punto de Magia; la Suerte, como el Destino.</translation>
    </message>
    <message>
        <source>3 guards, WS 35, wounds 12, BF+1, armour 2</source>
        <translation>3 guardias, HA 35, heridas 12, BF+1, armadura 2</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>golpe crítico</translation>
    </message>
    <message>
        <source>Critical of value {value}: {roll} has the effect {effect}: death.</source>
        <translation>Golpe crítico de valor {value}: {roll} da el resultado {effect}: la muerte.</translation>
    </message>
    <message>
        <source>Critical of value {value}: {roll} has the effect {effect}: nothing more.</source>
        <translation>Golpe crítico de valor {value}: {roll} da el resultado {effect}: nada más.</translation>
    </message>
    <message>
        <source>Damage is a number, or BF with a number such as BF-1, not “{text}”.</source>
        <translation>El daño es un número, o BF con un número, como BF-1; no «{text}».</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquiva</translation>
    </message>
    <message>
        <source>Parry the blow</source>
        <translation>Parar el golpe</translation>
    </message>
    <message>
        <source>Dodge the blow</source>
        <translation>Esquivar el golpe</translation>
    </message>
    <message>
        <source>Parry the blow for a point of fortune</source>
        <translation>Parar el golpe por un punto de Suerte</translation>
    </message>
    <message>
        <source>Dodge the blow for a point of fortune</source>
        <translation>Esquivar el golpe por un punto de Suerte</translation>
    </message>
    <message>
        <source>Take the blow</source>
        <translation>Encajar el golpe</translation>
    </message>
    <message>
        <source>parry or dodge?</source>
        <translation>¿parar o esquivar?</translation>
    </message>
    <message>
        <source>The blow is avoided.</source>
        <translation>El golpe se evita.</translation>
    </message>
    <message>
        <source>Against a weapon</source>
        <translation>Contra un arma</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>cualquier otra</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>slow +10, fast −10</source>
        <translation>lenta +10, rápida −10</translation>
    </message>
    <message>
        <source>After a guarded attack of one’s own</source>
        <translation>Tras un ataque cauteloso propio</translation>
    </message>
    <message>
        <source>Against a touch spell</source>
        <translation>Contra un hechizo de contacto</translation>
    </message>
    <message>
        <source>One more in the same round</source>
        <translation>Una más en el mismo asalto</translation>
    </message>
    <message>
        <source>a point of fortune</source>
        <translation>un punto de Suerte</translation>
    </message>
    <message>
        <source>Once a round, from a parrying stance or with what the other hand holds; not against what is shot.</source>
        <translation>Una vez por asalto, desde una postura de guardia o con lo que lleva la mano torpe; no contra lo que se dispara.</translation>
    </message>
    <message>
        <source>parried</source>
        <translation>parada lograda</translation>
    </message>
    <message>
        <source>not parried</source>
        <translation>sin parar</translation>
    </message>
    <message>
        <source>Once a round, by those who see the blow coming; not against what is shot.</source>
        <translation>Una vez por asalto, si se ve venir el golpe; no contra lo que se dispara.</translation>
    </message>
    <message>
        <source>Without the skill Dodge nobody dodges a blow.</source>
        <translation>Sin la habilidad Esquivar nadie esquiva un golpe.</translation>
    </message>
    <message>
        <source>dodged</source>
        <translation>esquiva lograda</translation>
    </message>
    <message>
        <source>not dodged</source>
        <translation>sin esquivar</translation>
    </message>
    <message>
        <source>on the sheet</source>
        <translation>en la ficha</translation>
    </message>
    <message>
        <source>never below 0</source>
        <translation>nunca por debajo de 0</translation>
    </message>
    <message>
        <source>never above {most}</source>
        <translation>nunca por encima de {most}</translation>
    </message>
    <message>
        <source>{skill} is an advanced skill: who does not have it cannot even try.</source>
        <translation>{skill} es una habilidad avanzada: quien no la tiene no puede ni intentarlo.</translation>
    </message>
    <message>
        <source>“{key}” is not on the list of skills.</source>
        <translation>«{key}» no está en la lista de habilidades.</translation>
    </message>
    <message>
        <source>permanent advances</source>
        <translation>avances permanentes</translation>
    </message>
    <message>
        <source>Magic {magic} × 20</source>
        <translation>Magia {magic} × 20</translation>
    </message>
    <message>
        <source>points of fate</source>
        <translation>puntos de Destino</translation>
    </message>
    <message>
        <source>mastery</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>untrained: half, rounded up</source>
        <translation>sin aprender: la mitad, redondeando hacia arriba</translation>
    </message>
    <message>
        <source>the tens of {characteristic} {value}</source>
        <translation>las decenas de {characteristic} {value}</translation>
    </message>
    <message>
        <source>Damage or an enemy spell disturbs one that takes several actions: a test of channelling, or half its cost is lost with it.</source>
        <translation>El daño o un hechizo enemigo interrumpe el que dura varias acciones: o se supera una tirada de Canalización, o se pierde con la mitad de su coste.</translation>
    </message>
    <message>
        <source>No spell is known that could be disturbed.</source>
        <translation>No hay ningún hechizo conocido que se pueda interrumpir.</translation>
    </message>
    <message>
        <source>Only a spell of several actions can be disturbed, and none is known.</source>
        <translation>Solo se puede interrumpir un hechizo de varias acciones, y no se conoce ninguno.</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Hechizo</translation>
    </message>
    <message>
        <source>{spell} is cast in one action: nothing comes between to disturb it.</source>
        <translation>{spell} se lanza en una sola acción: no da tiempo a interrumpirlo.</translation>
    </message>
    <message>
        <source>the spell goes on</source>
        <translation>el hechizo sigue</translation>
    </message>
    <message>
        <source>the spell is lost</source>
        <translation>el hechizo se pierde</translation>
    </message>
    <message>
        <source>lost, mana {before} → {after}</source>
        <translation>perdido, Maná {before} → {after}</translation>
    </message>
    <message>
        <source>Nothing wears by use: the house rule of borrowed wear is off.</source>
        <translation>Nada se gasta con el uso: la regla de la casa del desgaste prestado no se usa.</translation>
    </message>
    <message>
        <source>durability</source>
        <translation>resistencia</translation>
    </message>
    <message>
        <source>Durability: {roll}, it breaks.</source>
        <translation>Resistencia: {roll}, se rompe.</translation>
    </message>
    <message>
        <source>Durability: {roll}, it drops to {lower}.</source>
        <translation>Resistencia: {roll}, baja a {lower}.</translation>
    </message>
    <message>
        <source>Durability: {roll}, it holds.</source>
        <translation>Resistencia: {roll}, aguanta.</translation>
    </message>
    <message>
        <source>holds at {die}</source>
        <translation>aguanta en {die}</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>inservible</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Nothing is left of it that could last.</source>
        <translation>No queda nada que pueda durar.</translation>
    </message>
    <message>
        <source>It does not wear by use: its condition is what the GM says.</source>
        <translation>El uso no gasta este objeto: su estado es el que diga el DJ.</translation>
    </message>
    <message>
        <source>Each attack or parry that rolls 96 to 100 tests its {die}; on a 1 or 2 that drops a step.</source>
        <translation>Cada ataque o parada que saca de 96 a 100 pone a prueba su {die}; con 1 o 2 baja un paso.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>attacks and parries on average</source>
        <translation>ataques y paradas de media</translation>
    </message>
    <message>
        <source>Attacks and parries in a fight</source>
        <translation>Ataques y paradas en un combate</translation>
    </message>
    <message>
        <source>Attacks and parries to outlast</source>
        <translation>Ataques y paradas que debe aguantar</translation>
    </message>
    <message>
        <source>Each one that is shot is lost or broken by an even chance.</source>
        <translation>Cada proyectil disparado tiene un 50 % de perderse o romperse.</translation>
    </message>
    <message>
        <source>Gathered after each fight</source>
        <translation>Si se recogen tras cada combate</translation>
    </message>
    <message>
        <source>Left where they fall</source>
        <translation>Si se dejan donde caen</translation>
    </message>
    <message>
        <source>shots on average</source>
        <translation>disparos de media</translation>
    </message>
    <message>
        <source>Shots in a fight</source>
        <translation>Disparos en un combate</translation>
    </message>
    <message>
        <source>Shots to outlast</source>
        <translation>Disparos que debe aguantar</translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation>Estorbo</translation>
    </message>
    <message>
        <source>Of the common make.</source>
        <translation>El de artesanía normal.</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilidad</translation>
    </message>
    <message>
        <source>Craftsmanship</source>
        <translation>Artesanía</translation>
    </message>
    <message>
        <source>The price is yours to change: half for poor, three times for good, ten times for exceptional.</source>
        <translation>El precio lo cambias tú: la mitad si es mala, el triple si es buena, diez veces más si es excepcional.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Such as 3, BF or BF-1; BF is the strength bonus.</source>
        <translation>Como 3, BF o BF-1; BF es la bonificación por Fuerza.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Short range in metres</source>
        <translation>Alcance corto en metros</translation>
    </message>
    <message>
        <source>Only of what shoots or is thrown.</source>
        <translation>Solo de lo que dispara o se arroja.</translation>
    </message>
    <message>
        <source>Long range in metres</source>
        <translation>Alcance largo en metros</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation>Munición</translation>
    </message>
    <message>
        <source>Qualities</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Borrowed durability</source>
        <translation>Resistencia prestada</translation>
    </message>
    <message>
        <source>For the house rule of borrowed wear; without a die, never.</source>
        <translation>Para la regla de la casa del desgaste prestado; sin dado, nunca se gasta.</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>In a bundle</source>
        <translation>En un haz</translation>
    </message>
    <message>
        <source>Price and encumbrance are those of a whole bundle.</source>
        <translation>El precio y el estorbo son los de un haz entero.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>How many things fit. Empty: as many as you like.</source>
        <translation>Cuántas cosas caben. Vacío: las que quieras.</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Característica</translation>
    </message>
    <message>
        <source>Speciality</source>
        <translation>Especialidad</translation>
    </message>
    <message>
        <source>The group of weapons that it is for, if it is for one.</source>
        <translation>El grupo de armas al que sirve, si sirve a alguno.</translation>
    </message>
    <message>
        <source>In an attack</source>
        <translation>En el ataque</translation>
    </message>
    <message>
        <source>Armour points are ignored by what shoots or is thrown, where there are any.</source>
        <translation>Solo ignora puntos de armadura lo que se dispara o se arroja, y no más de los que haya.</translation>
    </message>
    <message>
        <source>Helps a skill</source>
        <translation>Ayuda a una habilidad</translation>
    </message>
    <message>
        <source>Its name as the armoury has it.</source>
        <translation>Su nombre, tal como está en la armería.</translation>
    </message>
    <message>
        <source>Bonus to that skill</source>
        <translation>Bonificación a esa habilidad</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Factor de dificultad</translation>
    </message>
    <message>
        <source>Casting time</source>
        <translation>Tiempo de lanzamiento</translation>
    </message>
    <message>
        <source>Added to the d10 of a magic missile.</source>
        <translation>Se suma al d10 de un proyectil mágico.</translation>
    </message>
    <message>
        <source>The long range of {long} m is less than the short one of {short} m.</source>
        <translation>El alcance largo de {long} m es menor que el corto de {short} m.</translation>
    </message>
    <message>
        <source>Weapon or shield</source>
        <translation>Arma o escudo</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Recipiente</translation>
    </message>
    <message>
        <source>Any other thing</source>
        <translation>Cualquier otra cosa</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talento</translation>
    </message>
    <message>
        <source>Such as: WS 35, wounds 12, BF+1, armour 2</source>
        <translation>Por ejemplo: HA 35, heridas 12, BF+1, armadura 2</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message>
        <source>The book has no magic gear: what the bonus is good for, the GM says.</source>
        <translation>El libro no tiene equipo mágico: para qué sirve la bonificación lo dice el DJ.</translation>
    </message>
    <message>
        <source>Nothing is added by itself; a roll takes it as a modifier.</source>
        <translation>No se suma por sí sola; en una tirada se pone como modificador.</translation>
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
        <source>Damage (with BF 3)</source>
        <translation>Daño (con BF 3)</translation>
    </message>
    <message>
        <source>Short range</source>
        <translation>Alcance corto</translation>
    </message>
    <message>
        <source>Protects</source>
        <translation>Protege</translation>
    </message>
    <message>
        <source>Armour points</source>
        <translation>Puntos de armadura</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Con daños</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Inservible</translation>
    </message>
    <message>
        <source>Shot and gathered</source>
        <translation>Disparado y recogido</translation>
    </message>
    <message>
        <source>The GM says so; nothing is rolled.</source>
        <translation>Lo dice el DJ; no se tira nada.</translation>
    </message>
    <message>
        <source>Only arrows and bolts are gathered.</source>
        <translation>Solo se recogen flechas y virotes.</translation>
    </message>
    <message>
        <source>It is no thing that could be found.</source>
        <translation>No es algo que se pueda encontrar.</translation>
    </message>
    <message>
        <source>A bundle has no condition: it has fewer, or none.</source>
        <translation>Un haz no tiene estado: le quedan menos, o ninguno.</translation>
    </message>
    <message>
        <source>It is no better than that already.</source>
        <translation>Ya no está mejor que eso.</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>no se pierde nada</translation>
    </message>
    <message>
        <source>All were shot: each one is lost or broken by an even chance.</source>
        <translation>Se disparó todo: cada proyectil tiene un 50 % de perderse o romperse.</translation>
    </message>
    <message>
        <source>No arrows are left.</source>
        <translation>No quedan flechas.</translation>
    </message>
    <message>
        <source>No bolts are left.</source>
        <translation>No quedan virotes.</translation>
    </message>
    <message>
        <source>The dead can do nothing; a point of fate might help.</source>
        <translation>La muerte no deja hacer nada; un punto de Destino podría evitarla.</translation>
    </message>
    <message>
        <source>{piece}: in the workshop until day {day}.</source>
        <translation>{piece}: en el taller hasta el día {day}.</translation>
    </message>
    <message>
        <source>{piece} was left behind: fetch it first.</source>
        <translation>{piece}: no se lleva encima, hay que recogerlo antes.</translation>
    </message>
    <message>
        <source>{piece} cannot be used: {state}.</source>
        <translation>{piece}: no se puede usar ({state}).</translation>
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
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talentos</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Hechizos</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Brazos</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Piernas</translation>
    </message>
    <message>
        <source>Unarmed</source>
        <translation>Sin armas</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>se acabó</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>con daños</translation>
    </message>
    <message>
        <source>was {original}</source>
        <translation>era {original}</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} de {all}</translation>
    </message>
    <message>
        <source>as new</source>
        <translation>como nuevo</translation>
    </message>
    <message>
        <source>grapple</source>
        <translation>presa</translation>
    </message>
    <message>
        <source>agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Held in a grapple.</source>
        <translation>La presa se cierra.</translation>
    </message>
    <message>
        <source>Free of the grapple.</source>
        <translation>Libre de la presa.</translation>
    </message>
    <message>
        <source>The one who is held is hurt.</source>
        <translation>La presa hace daño.</translation>
    </message>
    <message>
        <source>Both fail an opposed test</source>
        <translation>Fallo de ambos en una tirada enfrentada</translation>
    </message>
    <message>
        <source>Where both sides of an opposed test fail, nobody wins, or both roll again.</source>
        <translation>Si ambos bandos fallan una tirada enfrentada, hay tablas o se repiten las tiradas.</translation>
    </message>
    <message>
        <source>both roll again</source>
        <translation>se repiten las tiradas</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Localizaciones</translation>
    </message>
    <message>
        <source>The digits of the roll to hit, reversed, say where a blow falls, or nothing does.</source>
        <translation>Las cifras de la tirada de ataque, invertidas, dicen dónde cae el golpe; o no hay localizaciones.</translation>
    </message>
    <message>
        <source>digits reversed</source>
        <translation>cifras invertidas</translation>
    </message>
    <message>
        <source>no locations</source>
        <translation>sin localizaciones</translation>
    </message>
    <message>
        <source>Too little mana</source>
        <translation>Maná insuficiente</translation>
    </message>
    <message>
        <source>Mana that is less than a spell costs counts as none, or the spell cannot be cast until it is 0.</source>
        <translation>Si queda menos Maná de lo que cuesta el hechizo, cuenta como si no quedara, o el hechizo no se puede lanzar hasta que sea 0.</translation>
    </message>
    <message>
        <source>counts as none</source>
        <translation>cuenta como ninguno</translation>
    </message>
    <message>
        <source>no casting</source>
        <translation>no se puede lanzar</translation>
    </message>
    <message>
        <source>Mana by rest</source>
        <translation>Maná por descanso</translation>
    </message>
    <message>
        <source>A night's rest brings all mana back, or none, and the game master gives it.</source>
        <translation>Una noche de descanso devuelve todo el Maná; o ninguno, y lo da el Director de Juego.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>none of it</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Price of a repair</source>
        <translation>Precio de una reparación</translation>
    </message>
    <message>
        <source>The percentage of its value that the repair of a damaged piece costs.</source>
        <translation>El porcentaje de su valor que cuesta reparar una pieza dañada.</translation>
    </message>
    <message>
        <source>Borrowed wear</source>
        <translation>Desgaste prestado</translation>
    </message>
    <message>
        <source>Gear has the durability dice of Dungeon Hack, tested when an attack or a parry rolls 96 to 100.</source>
        <translation>El equipo tiene los dados de Resistencia de Dungeon Hack, que se prueban cuando un ataque o una parada saca de 96 a 100.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>Spend a point of fortune for one d10 more</source>
        <translation>Gastar un punto de Suerte para tirar 1d10 más</translation>
    </message>
    <message>
        <source>Keep the initiative</source>
        <translation>Quedarse con la iniciativa</translation>
    </message>
    <message>
        <source>one d10 more?</source>
        <translation>¿1d10 más?</translation>
    </message>
    <message>
        <source>Initiative: {before} and {roll} make {after}.</source>
        <translation>Iniciativa: {before} y {roll} suman {after}.</translation>
    </message>
    <message>
        <source>Set its condition</source>
        <translation>Fijar su estado</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Test the borrowed durability</source>
        <translation>Probar la resistencia prestada</translation>
    </message>
    <message>
        <source>Gather what was shot</source>
        <translation>Recoger lo disparado</translation>
    </message>
    <message>
        <source>Hit with one in hand</source>
        <translation>Golpear con uno en la mano</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>en buen estado</translation>
    </message>
    <message>
        <source>Nothing is left of the bundle.</source>
        <translation>No queda nada del haz.</translation>
    </message>
    <message>
        <source>in which condition it is</source>
        <translation>en qué estado está</translation>
    </message>
    <message>
        <source>The GM says how it is: damaged, −10% to use it; broken, of no use.</source>
        <translation>El DJ dice cómo está: con daños, −10 % al usarlo; inservible, no se puede usar.</translation>
    </message>
    <message>
        <source>It is sound: there is nothing to repair.</source>
        <translation>Está en buen estado: no hay nada que reparar.</translation>
    </message>
    <message>
        <source>It has no price, and a repair is paid by a share of it: give it a price first.</source>
        <translation>No tiene precio, y una reparación se paga con una parte de él: ponle antes un precio.</translation>
    </message>
    <message>
        <source>As new again, for {share}% of its price.</source>
        <translation>Vuelve a estar como nuevo por un {share} % de su precio.</translation>
    </message>
    <message>
        <source>It is repaired; nothing is rolled.</source>
        <translation>La reparación sale bien; no se tira nada.</translation>
    </message>
    <message>
        <source>It is broken: there is nothing to test.</source>
        <translation>Está inservible: no hay nada que probar.</translation>
    </message>
    <message>
        <source>When an attack or a parry with it rolls 96 to 100</source>
        <translation>Cuando un ataque o una parada con él saca de 96 a 100</translation>
    </message>
    <message>
        <source>Roll {die}: on a 1 or 2 it drops to {lower}.</source>
        <translation>Tira {die}: con 1 o 2 baja a {lower}.</translation>
    </message>
    <message>
        <source>Roll {die}: on a 1 or 2 it breaks.</source>
        <translation>Tira {die}: con 1 o 2 se rompe.</translation>
    </message>
    <message>
        <source>stays {die}</source>
        <translation>sigue en {die}</translation>
    </message>
    <message>
        <source>how many were shot</source>
        <translation>cuántos se dispararon</translation>
    </message>
    <message>
        <source>After a fight: each one that was shot is lost or broken by an even chance. The bars show what is left.</source>
        <translation>Tras un combate: cada proyectil disparado tiene un 50 % de perderse o romperse. Las barras muestran cuántos quedan.</translation>
    </message>
    <message>
        <source>In hand it is an improvised weapon: each hit breaks one by an even chance.</source>
        <translation>En la mano es un arma improvisada: cada golpe tiene un 50 % de romper uno.</translation>
    </message>
    <message>
        <source>stays whole</source>
        <translation>sigue en una pieza</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>se rompe</translation>
    </message>
    <message>
        <source>Critical value</source>
        <translation>Valor del crítico</translation>
    </message>
    <message>
        <source>damage beyond the last wound</source>
        <translation>daño que pasa de la última Herida</translation>
    </message>
    <message>
        <source>Days of rest</source>
        <translation>Días de descanso</translation>
    </message>
    <message>
        <source>Rolled once in a fight; the highest acts first.</source>
        <translation>Se tira una vez por combate; actúa antes quien saca más.</translation>
    </message>
    <message>
        <source>Initiative: {base} and a d10</source>
        <translation>Iniciativa: {base} y 1d10</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Initiative: {initiative}</source>
        <translation>Iniciativa: {initiative}</translation>
    </message>
    <message>
        <source>Effects 1 to 5 are nothing more, 6 to 10 death; so is every value from 5 on.</source>
        <translation>Los resultados de 1 a 5 no son nada más; de 6 a 10, la muerte, como todo valor desde 5.</translation>
    </message>
    <message>
        <source>{excess} beyond, and no life left to lose</source>
        <translation>{excess} de más, y ya no queda vida que perder</translation>
    </message>
    <message>
        <source>{excess} beyond: a critical of value {excess}</source>
        <translation>{excess} de más: un crítico de valor {excess}</translation>
    </message>
    <message>
        <source>Critical of value {value}, effect {effect}: {said}</source>
        <translation>Crítico de valor {value}, resultado {effect}: {said}</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>death</source>
        <translation>muerte</translation>
    </message>
    <message>
        <source>Points of fate: {left}. One is spent for good, whatever the cause of death.</source>
        <translation>Puntos de Destino: {left}. Se gasta uno para siempre, sea cual sea la causa de la muerte.</translation>
    </message>
    <message>
        <source>There is no death to be averted.</source>
        <translation>No hay ninguna muerte que evitar.</translation>
    </message>
    <message>
        <source>No points of fate are left.</source>
        <translation>No quedan puntos de Destino.</translation>
    </message>
    <message>
        <source>A wound heals each day, or each week with 3 wounds or fewer; fortune is renewed every day. The campaign stays on its day: passing days moves it, for everyone.</source>
        <translation>Se cura una Herida al día, o a la semana con 3 Heridas o menos; la Suerte se renueva cada día. La campaña sigue en su día: es «Pasar días» lo que lo mueve, y para todos.</translation>
    </message>
    <message>
        <source>Rest changes nothing.</source>
        <translation>El descanso no cambia nada.</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>tras el descanso</translation>
    </message>
    <message>
        <source>Encumbrance {carried} of {limit}: {over} too much</source>
        <translation>Estorbo {carried} de {limit}: sobran {over}</translation>
    </message>
    <message>
        <source>Encumbrance {carried} of {limit}</source>
        <translation>Estorbo {carried} de {limit}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>as a spear</source>
        <translation>como lanza</translation>
    </message>
    <message>
        <source>as a great weapon</source>
        <translation>como arma grande</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>al arrojar</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>al disparar</translation>
    </message>
    <message>
        <source>{why} {value}</source>
        <translation>{why} {value}</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>muy fácil</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>routine</source>
        <translation>rutinaria</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>challenging</source>
        <translation>desafiante</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>muy difícil</translation>
    </message>
    <message>
        <source>aimed</source>
        <translation>apuntar</translation>
    </message>
    <message>
        <source>guarded attack</source>
        <translation>ataque cauteloso</translation>
    </message>
    <message>
        <source>all-out attack</source>
        <translation>ataque total</translation>
    </message>
    <message>
        <source>at range, the target runs</source>
        <translation>a distancia, el blanco corre</translation>
    </message>
    <message>
        <source>in melee, the target runs</source>
        <translation>cuerpo a cuerpo, el blanco corre</translation>
    </message>
    <message>
        <source>the target is in a defensive stance</source>
        <translation>el blanco está en postura defensiva</translation>
    </message>
    <message>
        <source>with the other hand</source>
        <translation>con la mano torpe</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>largo alcance</translation>
    </message>
    <message>
        <source>extreme range</source>
        <translation>alcance extremo</translation>
    </message>
    <message>
        <source>the target is in melee</source>
        <translation>el blanco está en cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>a shield seen in time</source>
        <translation>un escudo visto a tiempo</translation>
    </message>
    <message>
        <source>the target is in a grapple</source>
        <translation>el blanco está en una presa</translation>
    </message>
    <message>
        <source>no speciality for this group of weapons</source>
        <translation>sin especialidad en este grupo de armas</translation>
    </message>
    <message>
        <source>poor craftsmanship</source>
        <translation>artesanía mala</translation>
    </message>
    <message>
        <source>exceptional craftsmanship</source>
        <translation>artesanía excepcional</translation>
    </message>
    <message>
        <source>a damaged piece</source>
        <translation>pieza dañada</translation>
    </message>
    <message>
        <source>after a guarded attack</source>
        <translation>tras un ataque cauteloso</translation>
    </message>
    <message>
        <source>a defensive weapon</source>
        <translation>arma defensiva</translation>
    </message>
    <message>
        <source>against a slow weapon</source>
        <translation>contra un arma lenta</translation>
    </message>
    <message>
        <source>against a fast weapon</source>
        <translation>contra un arma rápida</translation>
    </message>
    <message>
        <source>against a touch spell</source>
        <translation>contra un hechizo de contacto</translation>
    </message>
    <message>
        <source>by the GM</source>
        <translation>del DJ</translation>
    </message>
    <message>
        <source>Modifiers: {modifiers}.</source>
        <translation>Modificadores: {modifiers}.</translation>
    </message>
    <message>
        <source>Begin with a name, as in “guard, WS 35, wounds 12, BF+1”.</source>
        <translation>Empieza por un nombre, como en «guardia, HA 35, heridas 12, BF+1».</translation>
    </message>
    <message>
        <source>“{words}” cannot be understood. You can say characteristics such as WS 35, wounds, damage such as BF+1, armour, movement, Magic, fate, attacks, species and career.</source>
        <translation>No se entiende «{words}». Puedes decir características como HA 35, heridas, daño como BF+1, armadura, movimiento, magia, destino, ataques, especie y carrera.</translation>
    </message>
    <message>
        <source>{characteristic} {value}</source>
        <translation>{characteristic} {value}</translation>
    </message>
    <message>
        <source>wounds {value}</source>
        <translation>Heridas {value}</translation>
    </message>
    <message>
        <source>armour {value}</source>
        <translation>armadura {value}</translation>
    </message>
    <message>
        <source>movement {value}</source>
        <translation>Movimiento {value}</translation>
    </message>
    <message>
        <source>Magic {value}</source>
        <translation>Magia {value}</translation>
    </message>
    <message>
        <source>fate {value}</source>
        <translation>Destino {value}</translation>
    </message>
    <message>
        <source>attacks {value}</source>
        <translation>Ataques {value}</translation>
    </message>
    <message>
        <source>damage {damage}</source>
        <translation>daño {damage}</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquivar</translation>
    </message>
    <message>
        <source>Critical wound</source>
        <translation>Golpe crítico</translation>
    </message>
    <message>
        <source>Spend a point of fate instead of dying</source>
        <translation>Gastar un punto de Destino en vez de morir</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>A spell is disturbed</source>
        <translation>Perturban un hechizo</translation>
    </message>
    <message>
        <source>Test: {characteristic}</source>
        <translation>Tirada: {characteristic}</translation>
    </message>
    <message>
        <source>Test: {skill}</source>
        <translation>Tirada: {skill}</translation>
    </message>
    <message>
        <source>Attack: {weapon}</source>
        <translation>Ataque: {weapon}</translation>
    </message>
    <message>
        <source>Gather what was shot: {bundle}</source>
        <translation>Recoger lo disparado: {bundle}</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>{piece}: {why}</source>
        <translation>{piece}: {why}</translation>
    </message>
    <message>
        <source>with {piece}</source>
        <translation>con {piece}</translation>
    </message>
    <message>
        <source>A parry needs a weapon or a shield in hand: take one in use first.</source>
        <translation>Para parar hace falta un arma o un escudo en la mano: ponlo antes en uso.</translation>
    </message>
    <message>
        <source>“{text}” is no armour: write one number up to {most} for all places, four for head/arms/body/legs, or six for head/right arm/left arm/body/right leg/left leg.</source>
        <translation>«{text}» no es una armadura: escribe un número hasta {most} para todas las partes, cuatro para cabeza/brazos/cuerpo/piernas o seis para cabeza/brazo derecho/brazo izquierdo/cuerpo/pierna derecha/pierna izquierda.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>right arm</source>
        <translation>brazo derecho</translation>
    </message>
    <message>
        <source>left arm</source>
        <translation>brazo izquierdo</translation>
    </message>
    <message>
        <source>body</source>
        <translation>cuerpo</translation>
    </message>
    <message>
        <source>right leg</source>
        <translation>pierna derecha</translation>
    </message>
    <message>
        <source>left leg</source>
        <translation>pierna izquierda</translation>
    </message>
    <message>
        <source>Days of rest: {days}. Wounds: from {before} to {after} of {most}.</source>
        <translation>Días de descanso: {days}. Heridas: de {before} a {after} de {most}.</translation>
    </message>
    <message>
        <source>Wounds: from {before} to {after} of {most}, by rest.</source>
        <translation>Heridas: de {before} a {after} de {most}, por el descanso.</translation>
    </message>
    <message>
        <source>Wounds: {before} of {most}. Heavily wounded: a wound heals in a full week only.</source>
        <translation>Heridas: {before} de {most}. Estado grave: solo sana una Herida en cada semana completa.</translation>
    </message>
    <message>
        <source>Fortune: from {before} to {after}, as every day.</source>
        <translation>Suerte: de {before} a {after}, como cada día.</translation>
    </message>
    <message>
        <source>Mana: from {before} to {after}, by a night’s rest.</source>
        <translation>Maná: de {before} a {after}, por una noche de descanso.</translation>
    </message>
    <message>
        <source>Mana: {before} of {most}. Rest brings none back in this campaign.</source>
        <translation>Maná: {before} de {most}. En esta campaña el descanso no lo devuelve.</translation>
    </message>
    <message>
        <source>Days of rest: a whole number from {lowest} to {highest} is needed.</source>
        <translation>Días de descanso: hace falta un número entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>The dead do not rest: nothing changes.</source>
        <translation>La muerte no deja descansar: nada cambia.</translation>
    </message>
    <message>
        <source>Panoplia · {name} · day {day}</source>
        <translation>Panoplia · {name} · día {day}</translation>
    </message>
    <message>
        <source>{person}</source>
        <translation>{person}</translation>
    </message>
    <message>
        <source>Player: {player} · {campaign} · Percentil</source>
        <translation>Juega: {player} · {campaign} · Percentil</translation>
    </message>
    <message>
        <source>{campaign} · Percentil</source>
        <translation>{campaign} · Percentil</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Most wounds</source>
        <translation>Heridas máximas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>any more is critical</source>
        <translation>lo que sobre es crítico</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>sin heridas</translation>
    </message>
    <message>
        <source>lightly wounded</source>
        <translation>heridas leves</translation>
    </message>
    <message>
        <source>heavily wounded</source>
        <translation>heridas graves</translation>
    </message>
    <message>
        <source>Fortune a day</source>
        <translation>Suerte al día</translation>
    </message>
    <message>
        <source>Most mana</source>
        <translation>Maná máximo</translation>
    </message>
    <message>
        <source>Basic skills not learnt</source>
        <translation>Habilidades básicas sin aprender</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificadores</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bolsa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Unarmed damage</source>
        <translation>Daño sin armas</translation>
    </message>
    <message>
        <source>Own armour</source>
        <translation>Armadura propia</translation>
    </message>
    <message>
        <source>Armour and defence</source>
        <translation>Armadura y defensa</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>en todas</translation>
    </message>
    <message>
        <source>Worn: {armour}.</source>
        <translation>En uso: {armour}.</translation>
    </message>
    <message>
        <source>No armour worn.</source>
        <translation>Sin armadura puesta.</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Impactar</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>{weapon}, {mode}</source>
        <translation>{weapon}, {mode}</translation>
    </message>
    <message>
        <source>{piece} × {quantity}</source>
        <translation>{piece} × {quantity}</translation>
    </message>
    <message>
        <source>in the workshop until day {day}</source>
        <translation>en el taller hasta el día {day}</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
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
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Lleva encima</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>+10%</source>
        <translation>+10 %</translation>
    </message>
    <message>
        <source>+20%</source>
        <translation>+20 %</translation>
    </message>
    <message>
        <source>Char.</source>
        <translation>Car.</translation>
    </message>
    <message>
        <source>Mastery</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonificaciones</translation>
    </message>
    <message>
        <source>No skills learnt yet.</source>
        <translation>Ninguna habilidad aprendida todavía.</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Añadir una habilidad</translation>
    </message>
    <message>
        <source>Which language, trade or field of knowledge, where there are several.</source>
        <translation>Qué idioma, oficio o rama del saber, donde hay varios.</translation>
    </message>
    <message>
        <source>Bonuses by talents</source>
        <translation>Bonificaciones por talentos</translation>
    </message>
    <message>
        <source>Each with its name, such as “Sharp eyes +10; Hunter +5”.</source>
        <translation>Cada una con su nombre, como «Vista de lince +10; Montería +5».</translation>
    </message>
    <message>
        <source>“{part}” is no bonus: write a name and up to 100, such as “Sharp eyes +10”; semicolons part them.</source>
        <translation>«{part}» no es una bonificación: escribe un nombre y hasta 100, como «Vista de lince +10»; se separan con punto y coma.</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>No talents yet.</source>
        <translation>Ningún talento todavía.</translation>
    </message>
    <message>
        <source>Add a talent</source>
        <translation>Añadir un talento</translation>
    </message>
    <message>
        <source>Choose one, or write your own.</source>
        <translation>Elige uno o escribe el tuyo.</translation>
    </message>
    <message>
        <source>Choose a talent, or write its name.</source>
        <translation>Elige un talento o escribe su nombre.</translation>
    </message>
    <message>
        <source>Nothing else changes a figure.</source>
        <translation>Nada más cambia una cifra.</translation>
    </message>
    <message>
        <source>Add a modifier</source>
        <translation>Añadir un modificador</translation>
    </message>
    <message>
        <source>Such as “at night”. With a condition it is offered before a test, and not in the figure.</source>
        <translation>Como «de noche». Con una condición se ofrece antes de la tirada y no está en la cifra.</translation>
    </message>
    <message>
        <source>Skill: {skill}</source>
        <translation>Habilidad: {skill}</translation>
    </message>
    <message>
        <source>Diff.</source>
        <translation>Dif.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>No spells learnt yet.</source>
        <translation>Ningún hechizo aprendido todavía.</translation>
    </message>
    <message>
        <source>Add a spell</source>
        <translation>Añadir un hechizo</translation>
    </message>
    <message>
        <source>Spells of your own are added in the armoury.</source>
        <translation>Los hechizos propios se añaden en la armería.</translation>
    </message>
    <message>
        <source>not in the armoury any more</source>
        <translation>ya no está en la armería</translation>
    </message>
    <message>
        <source>{name} +</source>
        <translation>{name} +</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Advances</source>
        <translation>Avances</translation>
    </message>
    <message>
        <source>d100 equal to the target or lower.</source>
        <translation>d100 igual o menor que el objetivo.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>{characteristic}, advances</source>
        <translation>{characteristic}, avances</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <translation>H</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>BF</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>BR</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Mag</source>
        <translation>Mag</translation>
    </message>
    <message>
        <source>FP</source>
        <translation>PD</translation>
    </message>
    <message>
        <source>Init.</source>
        <translation>Inic.</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>básica</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avanzada</translation>
    </message>
    <message>
        <source>{skill} ({speciality})</source>
        <translation>{skill} ({speciality})</translation>
    </message>
    <message>
        <source>Winds, for each die</source>
        <translation>Vientos, por cada dado</translation>
    </message>
    <message>
        <source>Dice more or fewer</source>
        <translation>Dados de más o de menos</translation>
    </message>
    <message>
        <source>In a fight</source>
        <translation>En combate</translation>
    </message>
    <message>
        <source>Difficulty and cost: {difficulty}. Mana left: {mana}.</source>
        <translation>Dificultad y coste: {difficulty}. Maná que queda: {mana}.</translation>
    </message>
    <message>
        <source>It costs {difficulty} mana and {mana} are left: only without any it could be cast.</source>
        <translation>Cuesta {difficulty} de Maná y quedan {mana}: solo se podría lanzar sin que quedara nada.</translation>
    </message>
    <message>
        <source>needed: there is too little mana</source>
        <translation>hace falta: queda muy poco Maná</translation>
    </message>
    <message>
        <source>+{magic} on a success</source>
        <translation>+{magic} si tiene éxito</translation>
    </message>
    <message>
        <source>Channel first</source>
        <translation>Canalizar antes</translation>
    </message>
    <message>
        <source>Casting roll: {number}d10 {modifier} against {difficulty}</source>
        <translation>Tirada de hechizo: {number}d10 {modifier} contra {difficulty}</translation>
    </message>
    <message>
        <source>Mana {mana} is less than {cost}: the difficulty doubles, channelling has to succeed first, and no mana is paid</source>
        <translation>El maná ({mana}) no llega a {cost}: el factor de dificultad se duplica, antes hay que lograr canalizar y no se gasta maná</translation>
    </message>
    <message>
        <source>winds</source>
        <translation>vientos</translation>
    </message>
    <message>
        <source>Fury by willpower: {target} or less</source>
        <translation>Furia por Voluntad: {target} o menos</translation>
    </message>
    <message>
        <source>not cast</source>
        <translation>sin lanzar</translation>
    </message>
    <message>
        <source>the spell fails</source>
        <translation>el hechizo falla</translation>
    </message>
    <message>
        <source>the spell works</source>
        <translation>el hechizo funciona</translation>
    </message>
    <message>
        <source>works, without touching</source>
        <translation>funciona, sin contacto</translation>
    </message>
    <message>
        <source>works and touches</source>
        <translation>funciona, con contacto</translation>
    </message>
    <message>
        <source>nothing is cast without Magic</source>
        <translation>sin Magia no se lanza nada</translation>
    </message>
    <message>
        <source>channelling fails, so nothing is cast</source>
        <translation>falla la Canalización y no se lanza nada</translation>
    </message>
    <message>
        <source>works, mana {before} → {after}</source>
        <translation>funciona, Maná {before} → {after}</translation>
    </message>
    <message>
        <source>fails, mana {before} → {after}</source>
        <translation>falla, Maná {before} → {after}</translation>
    </message>
    <message>
        <source>the target is touched</source>
        <translation>el blanco recibe el contacto</translation>
    </message>
    <message>
        <source>the touch is parried</source>
        <translation>el contacto se para</translation>
    </message>
    <message>
        <source>the touch is dodged</source>
        <translation>el contacto se esquiva</translation>
    </message>
    <message>
        <source>the touch misses</source>
        <translation>el contacto falla</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>contacto</translation>
    </message>
    <message>
        <source>With the spell ({spell}): {rolled}.</source>
        <translation>Con el hechizo ({spell}): {rolled}.</translation>
    </message>
    <message>
        <source>by fury, {damage} or more</source>
        <translation>por furia, {damage} o más</translation>
    </message>
    <message>
        <source>damage {damage}, critical of value {value}, effect {effect}: death</source>
        <translation>daño {damage}, crítico de valor {value}, resultado {effect}: muerte</translation>
    </message>
    <message>
        <source>damage {damage}, critical of value {value}, effect {effect}: alive with 0 wounds left</source>
        <translation>daño {damage}, crítico de valor {value}, resultado {effect}: sigue con vida, Heridas 0</translation>
    </message>
    <message>
        <source>hit, no damage</source>
        <translation>impacto sin daño</translation>
    </message>
    <message>
        <source>critical, alive</source>
        <translation>crítico, con vida</translation>
    </message>
    <message>
        <source>target dead</source>
        <translation>blanco muerto</translation>
    </message>
    <message>
        <source>damage {damage}, wounds left: {left}</source>
        <translation>daño {damage}, Heridas que quedan: {left}</translation>
    </message>
    <message>
        <source>ordinary</source>
        <translation>normales</translation>
    </message>
    <message>
        <source>two-handed</source>
        <translation>a dos manos</translation>
    </message>
    <message>
        <source>parrying</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>fencing</source>
        <translation>esgrima</translation>
    </message>
    <message>
        <source>flail</source>
        <translation>mangual</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>caballería</translation>
    </message>
    <message>
        <source>longbow</source>
        <translation>arco largo</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>ballesta</translation>
    </message>
    <message>
        <source>sling</source>
        <translation>honda</translation>
    </message>
    <message>
        <source>throwing</source>
        <translation>arrojadizas</translation>
    </message>
    <message>
        <source>gunpowder</source>
        <translation>pólvora</translation>
    </message>
    <message>
        <source>entangling weapons</source>
        <translation>apresadoras (grupo)</translation>
    </message>
    <message>
        <source>tiring</source>
        <translation>agotadora</translation>
    </message>
    <message>
        <source>pummelling</source>
        <translation>contundente</translation>
    </message>
    <message>
        <source>defensive</source>
        <translation>defensiva</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrada</translation>
    </message>
    <message>
        <source>special</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>impactante</translation>
    </message>
    <message>
        <source>armour piercing</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>precisa</translation>
    </message>
    <message>
        <source>fast, or impact and slow</source>
        <translation>rápida, o impactante y lenta</translation>
    </message>
    <message>
        <source>in hand only</source>
        <translation>solo en la mano</translation>
    </message>
    <message>
        <source>unreliable</source>
        <translation>poco fiable</translation>
    </message>
    <message>
        <source>shrapnel</source>
        <translation>metralla</translation>
    </message>
    <message>
        <source>entangling</source>
        <translation>apresadora</translation>
    </message>
    <message>
        <source>Impact counts only in the first round of a melee.</source>
        <translation>Impactante solo cuenta en el primer asalto cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Strength counts 10% more for the talent that stuns with a blow.</source>
        <translation>La Fuerza cuenta un 10 % más para el talento que aturde de un golpe.</translation>
    </message>
    <message>
        <source>+10% to parry with it.</source>
        <translation>+10 % a las paradas con ella.</translation>
    </message>
    <message>
        <source>In the other hand it is used without the usual −20%.</source>
        <translation>En la mano torpe se usa sin el −20 % habitual.</translation>
    </message>
    <message>
        <source>It has a rule of its own: told here where the book has it, else the GM says it.</source>
        <translation>Tiene una regla propia: figura aquí si el libro la da; si no, la dice el DJ.</translation>
    </message>
    <message>
        <source>Damage is the higher of two d10.</source>
        <translation>El daño es el mayor de dos d10.</translation>
    </message>
    <message>
        <source>+10% to parry or dodge it.</source>
        <translation>+10 % a pararla o esquivarla.</translation>
    </message>
    <message>
        <source>It ignores one armour point, where there is any.</source>
        <translation>Ignora un punto de armadura, si lo hay.</translation>
    </message>
    <message>
        <source>A critical with it has a value one higher.</source>
        <translation>Sus golpes críticos tienen un valor uno más alto.</translation>
    </message>
    <message>
        <source>−10% to parry or dodge it.</source>
        <translation>−10 % a pararla o esquivarla.</translation>
    </message>
    <message>
        <source>In each attack it is used as a spear, which is fast, or as a great weapon: impact and slow.</source>
        <translation>En cada ataque se usa como lanza, que es rápida, o como arma grande: impactante y lenta.</translation>
    </message>
    <message>
        <source>Thrown, it has none of its qualities.</source>
        <translation>Al arrojarla no tiene ninguna de sus propiedades.</translation>
    </message>
    <message>
        <source>It may fail; the book does not say when, so the GM does.</source>
        <translation>Puede fallar; el libro no dice cuándo, así que lo dice el DJ.</translation>
    </message>
    <message>
        <source>It strikes several at once; the book does not say how, so the GM does.</source>
        <translation>Alcanza a varios a la vez; el libro no dice cómo, así que lo dice el DJ.</translation>
    </message>
    <message>
        <source>It catches whom it hits; the book does not say how, so the GM does.</source>
        <translation>Atrapa a quien alcanza; el libro no dice cómo, así que lo dice el DJ.</translation>
    </message>
    <message>
        <source>for the main hand</source>
        <translation>para la mano hábil</translation>
    </message>
    <message>
        <source>for the other hand</source>
        <translation>para la mano torpe</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>escudo</translation>
    </message>
    <message>
        <source>covers from shots</source>
        <translation>cubre de disparos</translation>
    </message>
    <message>
        <source>shoots in melee</source>
        <translation>dispara cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>in hand and thrown</source>
        <translation>en la mano y arrojada</translation>
    </message>
    <message>
        <source>improvised in hand</source>
        <translation>improvisada en la mano</translation>
    </message>
    <message>
        <source>magazine</source>
        <translation>cargador</translation>
    </message>
    <message>
        <source>elven</source>
        <translation>élfica</translation>
    </message>
    <message>
        <source>one make only</source>
        <translation>una sola artesanía</translation>
    </message>
    <message>
        <source>Of two weapons it can be the one in the main hand.</source>
        <translation>De dos armas puede ser la de la mano hábil.</translation>
    </message>
    <message>
        <source>Of two weapons it can be the one in the other hand.</source>
        <translation>De dos armas puede ser la de la mano torpe.</translation>
    </message>
    <message>
        <source>While it is in use, casting rolls are 1 lower.</source>
        <translation>Mientras se usa, las tiradas de hechizo bajan en 1.</translation>
    </message>
    <message>
        <source>A shot at its bearer, if seen in time, hits with −10%.</source>
        <translation>Un disparo contra quien lo lleva, si se ve venir, tiene −10 % a impactar.</translation>
    </message>
    <message>
        <source>It can shoot although its user is in melee.</source>
        <translation>Puede disparar aunque se esté en combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>It does the same damage in hand as thrown.</source>
        <translation>Hace el mismo daño en la mano que arrojada.</translation>
    </message>
    <message>
        <source>In melee it counts as an improvised weapon.</source>
        <translation>Cuerpo a cuerpo cuenta como arma improvisada.</translation>
    </message>
    <message>
        <source>It holds 10 bolts; once they are shot, filling it takes 4 full actions.</source>
        <translation>Tiene 10 virotes; una vez disparados, llenarlo lleva 4 acciones completas.</translation>
    </message>
    <message>
        <source>Without the speciality in longbows it shoots as a shortbow, besides the −20%. All are exceptional.</source>
        <translation>Sin la especialidad en arco largo dispara como un arco corto, además del −20 %. Todos son excepcionales.</translation>
    </message>
    <message>
        <source>How it is made makes no difference.</source>
        <translation>La artesanía no cambia nada.</translation>
    </message>
    <message>
        <source>a shot ignores 1 armour point</source>
        <translation>un disparo ignora 1 punto de armadura</translation>
    </message>
    <message>
        <source>critical value +1</source>
        <translation>valor crítico +1</translation>
    </message>
    <message>
        <source>ignores 1 armour point</source>
        <translation>ignora 1 punto de armadura</translation>
    </message>
    <message>
        <source>{what}: {effect}</source>
        <translation>{what}: {effect}</translation>
    </message>
    <message>
        <source>leather</source>
        <translation>cuero</translation>
    </message>
    <message>
        <source>mail</source>
        <translation>malla</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>escamas</translation>
    </message>
    <message>
        <source>plates</source>
        <translation>placas</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuita</translation>
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
        <source>abundant</source>
        <translation>abundante</translation>
    </message>
    <message>
        <source>frequent</source>
        <translation>común</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>media</translation>
    </message>
    <message>
        <source>scarce</source>
        <translation>escasa</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rara</translation>
    </message>
    <message>
        <source>very rare</source>
        <translation>muy rara</translation>
    </message>
    <message>
        <source>full and half action</source>
        <translation>acción completa y media</translation>
    </message>
    <message>
        <source>extended action</source>
        <translation>acción prolongada</translation>
    </message>
    <message>
        <source>magic missile</source>
        <translation>proyectil mágico</translation>
    </message>
    <message>
        <source>magic missile that ignores armour</source>
        <translation>proyectil mágico que ignora la armadura</translation>
    </message>
    <message>
        <source>touch spell</source>
        <translation>hechizo de contacto</translation>
    </message>
    <message>
        <source>other spell</source>
        <translation>otro hechizo</translation>
    </message>
    <message>
        <source>{short} m</source>
        <translation>{short} m</translation>
    </message>
    <message>
        <source>{short}/{long} m</source>
        <translation>{short}/{long} m</translation>
    </message>
    <message>
        <source>{head}/{arms}/{body}/{legs}</source>
        <translation>{head}/{arms}/{body}/{legs}</translation>
    </message>
    <message numerus="yes">
        <source>bundle of %n</source>
        <translation>
            <numerusform>haz de %n</numerusform>
            <numerusform>haz de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>talent</source>
        <translation>talento</translation>
    </message>
    <message>
        <source>difficulty {number}</source>
        <translation>dificultad {number}</translation>
    </message>
    <message>
        <source>speciality in weapons: {group}</source>
        <translation>especialidad en armas: {group}</translation>
    </message>
    <message>
        <source>{bonus} to a skill</source>
        <translation>{bonus} a una habilidad</translation>
    </message>
    <message>
        <source>Added to the d10; BF is the strength bonus.</source>
        <translation>Se suma al d10; BF es la bonificación por Fuerza.</translation>
    </message>
    <message>
        <source>Armour points: head, arms, body, legs.</source>
        <translation>Puntos de armadura: cabeza, brazos, cuerpo, piernas.</translation>
    </message>
    <message>
        <source>Short and long range.</source>
        <translation>Alcance corto y largo.</translation>
    </message>
    <message>
        <source>Enc.</source>
        <translation>Est.</translation>
    </message>
    <message>
        <source>Encumbrance; of ammunition that of a whole bundle.</source>
        <translation>Estorbo; el de la munición es el del haz entero.</translation>
    </message>
    <message>
        <source>Kind and qualities</source>
        <translation>Tipo y propiedades</translation>
    </message>
    <message>
        <source>Left of the bundle</source>
        <translation>Quedan del haz</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n cosa</numerusform>
            <numerusform>%n cosas</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is like</source>
        <translation>Cómo es</translation>
    </message>
    <message>
        <source>Alive by fate; points of fate left: {left}</source>
        <translation>Con vida gracias al Destino; puntos de Destino que quedan: {left}</translation>
    </message>
    <message>
        <source>{piece}: its layer is taken already</source>
        <translation>{piece}: su capa ya está cubierta</translation>
    </message>
</context>
<context>
    <name>days</name>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>día {day}</translation>
    </message>
    <message>
        <source>It will be day {day}.</source>
        <translation>Será el día {day}.</translation>
    </message>
    <message>
        <source>Ready: {pieces}</source>
        <translation>Listo: {pieces}</translation>
    </message>
    <message>
        <source>Still in work: {pieces}</source>
        <translation>Aún en reparación: {pieces}</translation>
    </message>
    <message>
        <source>Rest brings nothing: no one lacks anything that it gives back.</source>
        <translation>El descanso no trae nada: a nadie le falta nada de lo que devuelve.</translation>
    </message>
    <message>
        <source>{name}: {changes}</source>
        <translation>{name}: {changes}</translation>
    </message>
    <message>
        <source>{piece} (day {day})</source>
        <translation>{piece} (día {day})</translation>
    </message>
</context>
<context>
    <name>describing</name>
    <message>
        <source>The line has {length} letters and may have {longest}: shorten it.</source>
        <translation>La línea tiene {length} letras y puede tener {longest}: acórtala.</translation>
    </message>
    <message>
        <source>A name has {length} letters and may have {longest}: shorten it.</source>
        <translation>Un nombre tiene {length} letras y puede tener {longest}: acórtalo.</translation>
    </message>
    <message>
        <source>“{words}” says again what was said before: keep one of them.</source>
        <translation>«{words}» repite lo que ya se ha dicho: deja solo uno.</translation>
    </message>
    <message>
        <source>“{words}”: a whole number from {lowest} to {highest} is needed.</source>
        <translation>«{words}»: hace falta un número entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>“{words}”: a comma is missing after the name.</source>
        <translation>«{words}»: falta una coma tras el nombre.</translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message>
        <source>Loot pile</source>
        <translation>Botín</translation>
    </message>
    <message>
        <source>Stash</source>
        <translation>Alijo</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Desechar</translation>
    </message>
    <message numerus="yes">
        <source>Delete {name}? {money} and %n things go with it: {things}.</source>
        <translation>
            <numerusform>¿Eliminar {name}? Con ello se pierden {money} y %n objeto: {things}.</numerusform>
            <numerusform>¿Eliminar {name}? Con ello se pierden {money} y %n objetos: {things}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete {name}? {money} go with it.</source>
        <translation>¿Eliminar {name}? Con ello se pierden {money}.</translation>
    </message>
    <message>
        <source>Delete {name}? Nothing is lost with it.</source>
        <translation>¿Eliminar {name}? Con ello no se pierde nada.</translation>
    </message>
    <message numerus="yes">
        <source>Throw away %n things: {things}?</source>
        <translation>
            <numerusform>¿Desechar %n objeto: {things}?</numerusform>
            <numerusform>¿Desechar %n objetos: {things}?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the armoury is called “{text}”: choose from the list.</source>
        <translation>Nada en la armería se llama «{text}»: hay que elegir de la lista.</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>sin tirar todavía</translation>
    </message>
    <message>
        <source>It cannot be read; it is kept as it is.</source>
        <translation>No se puede leer; se guarda como está.</translation>
    </message>
    <message>
        <source>{result} ({faces})</source>
        <translation>{result} ({faces})</translation>
    </message>
    <message>
        <source>The party</source>
        <translation>El grupo</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n personaje</numerusform>
            <numerusform>%n personajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things · {money}</source>
        <translation>
            <numerusform>%n objeto · {money}</numerusform>
            <numerusform>%n objetos · {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes of the campaign</source>
        <translation>Notas de la campaña</translation>
    </message>
    <message>
        <source>What happened, who is owed what, and what waits behind the next door.</source>
        <translation>Qué pasó, a quién se le debe qué y qué espera tras la próxima puerta.</translation>
    </message>
    <message>
        <source>{item}: {state}</source>
        <translation>{item}: {state}</translation>
    </message>
    <message>
        <source>in a fight</source>
        <translation>en un combate</translation>
    </message>
    <message>
        <source>{value} of {maximum}</source>
        <translation>{value} de {maximum}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>día {day}</translation>
    </message>
    <message>
        <source>{money} in all purses</source>
        <translation>{money} entre todas las bolsas</translation>
    </message>
    <message>
        <source>all gear as new</source>
        <translation>todo el equipo, como nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>worth {price}</source>
        <translation>vale {price}</translation>
    </message>
    <message>
        <source>Percent of the price</source>
        <translation>Porcentaje del precio</translation>
    </message>
    <message>
        <source>{price}; then {seller} has {money}.</source>
        <translation>{price}; así {seller} tendrá {money}.</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Ya no está.</translation>
    </message>
    <message>
        <source>No one has anything to sell.</source>
        <translation>Nadie tiene nada que vender.</translation>
    </message>
    <message>
        <source>{item} – {owner}</source>
        <translation>{item} – {owner}</translation>
    </message>
    <message>
        <source>What you typed is not saved yet.</source>
        <translation>Lo escrito no se ha guardado todavía.</translation>
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
        <source>Of {dice}, 0 to {size} come up, not “{text}”.</source>
        <translation>De {dice} salen de 0 a {size}, no «{text}».</translation>
    </message>
    <message>
        <source>The choice is between {options}, not “{text}”.</source>
        <translation>Se elige entre {options}, no «{text}».</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>The library {file} could not be repaired ({why}). It is as it was before; a copy of it is {copy}.</source>
        <translation>No se ha podido reparar la biblioteca {file} ({why}). Está como antes; hay una copia en {copy}.</translation>
    </message>
    <message>
        <source>{table} no. {row}</source>
        <translation>{table} n.º {row}</translation>
    </message>
    <message>
        <source>Campaign no. {row}</source>
        <translation>Campaña n.º {row}</translation>
    </message>
    <message>
        <source>Holder no. {row}</source>
        <translation>Poseedor n.º {row}</translation>
    </message>
    <message>
        <source>Character no. {row}</source>
        <translation>Personaje n.º {row}</translation>
    </message>
    <message>
        <source>Catalogue line no. {row}</source>
        <translation>Línea del catálogo n.º {row}</translation>
    </message>
    <message>
        <source>Change over the catalogue no. {row}</source>
        <translation>Cambio sobre el catálogo n.º {row}</translation>
    </message>
    <message>
        <source>Item no. {row}</source>
        <translation>Objeto n.º {row}</translation>
    </message>
    <message>
        <source>Work no. {row}</source>
        <translation>Trabajo n.º {row}</translation>
    </message>
    <message>
        <source>Fight no. {row}</source>
        <translation>Combate n.º {row}</translation>
    </message>
    <message>
        <source>Act no. {row}</source>
        <translation>Acto n.º {row}</translation>
    </message>
    <message>
        <source>Action no. {row}</source>
        <translation>Acción n.º {row}</translation>
    </message>
    <message>
        <source>Change no. {row}</source>
        <translation>Cambio n.º {row}</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperado</translation>
    </message>
    <message numerus="yes">
        <source>The library repaired: %n fault(s)</source>
        <translation>
            <numerusform>Biblioteca reparada: %n fallo</numerusform>
            <numerusform>Biblioteca reparada: %n fallos</numerusform>
        </translation>
    </message>
    <message>
        <source>The indexes were made anew.</source>
        <translation>Se han rehecho los índices.</translation>
    </message>
    <message>
        <source>Ended: the action “{label}”.</source>
        <translation>Se ha dado por terminada la acción «{label}».</translation>
    </message>
    <message numerus="yes">
        <source>The triggers of the journal were put right: %n.</source>
        <translation>
            <numerusform>Se ha arreglado %n disparador del diario.</numerusform>
            <numerusform>Se han arreglado %n disparadores del diario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed: %n change(s) of the journal that belonged to no action.</source>
        <translation>
            <numerusform>Se ha quitado %n cambio del diario que no era de ninguna acción.</numerusform>
            <numerusform>Se han quitado %n cambios del diario que no eran de ninguna acción.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lines of the history that say no more than that they cannot be read: %n.</source>
        <translation>
            <numerusform>%n línea del historial solo dice ya que no se puede leer.</numerusform>
            <numerusform>%n líneas del historial solo dicen ya que no se pueden leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ring opened ({names}). Now in the stash “{stash}” of {campaign}: {name}.</source>
        <translation>Círculo abierto ({names}). Ahora en el alijo «{stash}» de {campaign}: {name}.</translation>
    </message>
    <message>
        <source>Now in the stash “{stash}” of {campaign}: {name}.</source>
        <translation>Ahora en el alijo «{stash}» de {campaign}: {name}.</translation>
    </message>
    <message>
        <source>Now with {holder}, and in no container: {name}.</source>
        <translation>Ahora lo tiene {holder}, y en ningún recipiente: {name}.</translation>
    </message>
    <message>
        <source>Now inside {container}: {name}.</source>
        <translation>Ahora dentro de {container}: {name}.</translation>
    </message>
    <message>
        <source>Now in the catalogue of the whole library: {name}.</source>
        <translation>Ahora en el catálogo de toda la biblioteca: {name}.</translation>
    </message>
    <message>
        <source>{name}: what was no letter in “{column}” is marked by � now.</source>
        <translation>{name}: las letras ilegibles de «{column}» están ahora marcadas con �.</translation>
    </message>
    <message>
        <source>Now in the campaign “{campaign}”, because its own is gone: {name}.</source>
        <translation>Ahora en la campaña «{campaign}», porque la suya ya no está: {name}.</translation>
    </message>
    <message>
        <source>A sheet that had lost its name and its campaign is now in {campaign}: {name}.</source>
        <translation>Una ficha que había perdido su nombre y su campaña está ahora en {campaign}: {name}.</translation>
    </message>
    <message>
        <source>Now a stash, because the sheet is gone: {name}.</source>
        <translation>Ahora es un alijo, porque la ficha ya no está: {name}.</translation>
    </message>
    <message>
        <source>Now of the new catalogue line “{line}”, because the line it belonged to is gone: {names}.</source>
        <translation>Ahora de la nueva línea del catálogo «{line}», porque la suya ya no está: {names}.</translation>
    </message>
    <message>
        <source>Removed, because what it belonged to is gone: {name}.</source>
        <translation>Se ha quitado, porque ya no existe aquello a lo que pertenecía: {name}.</translation>
    </message>
    <message>
        <source>Removed, because what it belonged to is gone: {name}, with {held}.</source>
        <translation>Se ha quitado, porque ya no existe aquello a lo que pertenecía: {name}, con {held}.</translation>
    </message>
    <message>
        <source>The file itself is damaged: {why}.</source>
        <translation>El propio archivo está dañado: {why}.</translation>
    </message>
    <message>
        <source>An index does not agree with its table: {why}.</source>
        <translation>Un índice no concuerda con su tabla: {why}.</translation>
    </message>
    <message>
        <source>The table “{table}” is not there.</source>
        <translation>Falta la tabla «{table}».</translation>
    </message>
    <message>
        <source>The column “{column}” of the table “{table}” is not there.</source>
        <translation>Falta la columna «{column}» de la tabla «{table}».</translation>
    </message>
    <message>
        <source>A table does not belong here and cannot be kept in the journal: {why}.</source>
        <translation>Hay una tabla ajena que el diario no puede anotar: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n trigger(s) of the journal are not there.</source>
        <translation>
            <numerusform>Falta %n disparador del diario.</numerusform>
            <numerusform>Faltan %n disparadores del diario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trigger(s) of the journal are other ones.</source>
        <translation>
            <numerusform>%n disparador del diario es otro.</numerusform>
            <numerusform>%n disparadores del diario son otros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trigger(s) do not belong here: {names}.</source>
        <translation>
            <numerusform>Hay %n disparador ajeno: {names}.</numerusform>
            <numerusform>Hay %n disparadores ajenos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “{column}” holds letters that are none.</source>
        <translation>{name}: hay letras ilegibles en «{column}».</translation>
    </message>
    <message>
        <source>{name}: a value is not one of those that are allowed: {rule}.</source>
        <translation>{name}: un valor no es de los permitidos: {rule}.</translation>
    </message>
    <message>
        <source>A value is missing or of another kind: {why}.</source>
        <translation>Falta un valor o es de otra clase: {why}.</translation>
    </message>
    <message>
        <source>{name}: what this belongs to is no longer there.</source>
        <translation>{name}: ya no existe aquello a lo que pertenece.</translation>
    </message>
    <message>
        <source>{name}: the sheet is gone, so that no one can reach what is held here.</source>
        <translation>{name}: la ficha ya no está, así que nadie puede llegar a lo que se guarda aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the journal belong to no action.</source>
        <translation>
            <numerusform>%n cambio del diario no es de ninguna acción.</numerusform>
            <numerusform>%n cambios del diario no son de ninguna acción.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a ring, inside each other: {names}.</source>
        <translation>En círculo, cada cosa dentro de otra: {names}.</translation>
    </message>
    <message>
        <source>{name}: with a holder and inside a container at once.</source>
        <translation>{name}: a la vez con un poseedor y dentro de un recipiente.</translation>
    </message>
    <message>
        <source>{name}: with no holder and inside no container.</source>
        <translation>{name}: sin poseedor y en ningún recipiente.</translation>
    </message>
    <message>
        <source>{name}: the holder or the container is no longer there.</source>
        <translation>{name}: ya no existe el poseedor o el recipiente.</translation>
    </message>
    <message>
        <source>{name}: “{column}” cannot be read ({why}).</source>
        <translation>{name}: no se puede leer «{column}» ({why}).</translation>
    </message>
    <message>
        <source>An action never ended, so that nothing can be written: “{label}”.</source>
        <translation>Una acción no terminó, y no deja escribir nada: «{label}».</translation>
    </message>
    <message>
        <source>An action never ended, so that nothing gets into the history: “{label}”.</source>
        <translation>Una acción no terminó, y nada queda en el historial: «{label}».</translation>
    </message>
    <message>
        <source>Line {row} of the history cannot be read; what it tells of cannot be undone.</source>
        <translation>La línea {row} del historial no se puede leer; lo que cuenta no se puede deshacer.</translation>
    </message>
    <message>
        <source>Line {row} of the history is damaged and cannot be read.</source>
        <translation>La línea {row} del historial está dañada y no se puede leer.</translation>
    </message>
    <message>
        <source>{name}: this campaign follows the rules “{system}”, which this version of the program does not know.</source>
        <translation>{name}: esta campaña sigue las reglas «{system}», que esta versión del programa no conoce.</translation>
    </message>
</context>
<context>
    <name>doctor-campaign</name>
    <message>
        <source>Recovered</source>
        <translation>Recuperada</translation>
    </message>
</context>
<context>
    <name>dungeon-hack</name>
    <message>
        <source>Level up</source>
        <translation>Subir de nivel</translation>
    </message>
    <message>
        <source>Health die</source>
        <translation>Dado de salud</translation>
    </message>
    <message>
        <source>Level {level} is the highest.</source>
        <translation>El nivel {level} es el más alto.</translation>
    </message>
    <message>
        <source>At 0 health nobody gains a level: heal first.</source>
        <translation>Con 0 de salud nadie sube de nivel: primero hay que curar.</translation>
    </message>
    <message>
        <source>{calling}: from level {level} to {next}, with one more health die.</source>
        <translation>{calling}: del nivel {level} al {next}, con un dado de salud más.</translation>
    </message>
    <message>
        <source>{total} points of experience are too many: the sheet holds {most}.</source>
        <translation>{total} puntos de experiencia son demasiados: en la ficha caben {most}.</translation>
    </message>
    <message>
        <source>Level {level}: {gain} more health, {health} in all</source>
        <translation>Nivel {level}: {gain} más de salud, {health} en total</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>Damage {damage}, penetration {penetration}. On a 1 durability is tested.</source>
        <translation>Daño {damage}, penetración {penetration}. Con un 1 se comprueba la resistencia.</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Arma arrojada</translation>
    </message>
    <message>
        <source>with Dexterity</source>
        <translation>con Destreza</translation>
    </message>
    <message>
        <source>Proficiency in this weapon</source>
        <translation>Competencia con esta arma</translation>
    </message>
    <message>
        <source>else Disadvantage</source>
        <translation>si no, Desventaja</translation>
    </message>
    <message>
        <source>The target is within 5 ft</source>
        <translation>El objetivo está a 5 pies o menos</translation>
    </message>
    <message>
        <source>Advantage in melee on a foe on foot</source>
        <translation>Ventaja cuerpo a cuerpo contra quien va a pie</translation>
    </message>
    <message>
        <source>then no such Advantage</source>
        <translation>entonces, sin esa Ventaja</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>A la carga</translation>
    </message>
    <message>
        <source>Disadvantage in melee</source>
        <translation>Desventaja cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>piercing: nothing</source>
        <translation>perforante: nada</translation>
    </message>
    <message>
        <source>Health of the target</source>
        <translation>Salud del objetivo</translation>
    </message>
    <message>
        <source>Its armour dice</source>
        <translation>Sus dados de blindaje</translation>
    </message>
    <message>
        <source>Its armour die</source>
        <translation>Su dado de blindaje</translation>
    </message>
    <message>
        <source>Its static absorption</source>
        <translation>Su absorción estática</translation>
    </message>
    <message>
        <source>weapon spent</source>
        <translation>arma agotada</translation>
    </message>
    <message>
        <source>weapon worn</source>
        <translation>arma gastada</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>hit, no damage</source>
        <translation>sin daño</translation>
    </message>
    <message>
        <source>target down</source>
        <translation>objetivo abatido</translation>
    </message>
    <message>
        <source>hits for {damage}, and the target is down</source>
        <translation>acierta con {damage} de daño y abate al objetivo</translation>
    </message>
    <message>
        <source>hits for {damage}, the target has {health} left</source>
        <translation>acierta con {damage} de daño; al objetivo le quedan {health}</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>misses, durability {before} → {after}</source>
        <translation>falla; resistencia {before} → {after}</translation>
    </message>
    <message>
        <source>misses, unusable until repaired</source>
        <translation>falla; inservible hasta que se repare</translation>
    </message>
    <message>
        <source>misses, destroyed</source>
        <translation>falla; pieza destruida</translation>
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
        <source>Advantage</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Disadvantage</source>
        <translation>Desventaja</translation>
    </message>
    <message>
        <source>one more die of damage</source>
        <translation>un dado de daño más</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>added to the roll</source>
        <translation>se suma a la tirada</translation>
    </message>
    <message>
        <source>The GM gives an advantage</source>
        <translation>El Árbitro da ventaja</translation>
    </message>
    <message>
        <source>The GM gives a disadvantage</source>
        <translation>El Árbitro da desventaja</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Con montura</translation>
    </message>
    <message>
        <source>The foe is mounted</source>
        <translation>El adversario va montado</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Característica</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>la habitual</translation>
    </message>
    <message>
        <source>Both are in the water</source>
        <translation>Ambos están en el agua</translation>
    </message>
    <message>
        <source>by the GM</source>
        <translation>por decisión del Árbitro</translation>
    </message>
    <message>
        <source>Advantage: {reason} ({clause})</source>
        <translation>Ventaja: {reason} ({clause})</translation>
    </message>
    <message>
        <source>Disadvantage: {reason} ({clause})</source>
        <translation>Desventaja: {reason} ({clause})</translation>
    </message>
    <message>
        <source>They cancel out: one d20.</source>
        <translation>Se anulan: un d20.</translation>
    </message>
    <message>
        <source>Two d20, the higher one counts.</source>
        <translation>Dos d20, cuenta el mayor.</translation>
    </message>
    <message>
        <source>Two d20, the lower one counts.</source>
        <translation>Dos d20, cuenta el menor.</translation>
    </message>
    <message>
        <source>{characteristic}: {value} or more</source>
        <translation>{characteristic}: {value} o más</translation>
    </message>
    <message>
        <source>Modifier: {modifier}</source>
        <translation>Modificador: {modifier}</translation>
    </message>
    <message>
        <source>“{text}” is not damage: write dice and whole numbers such as 1d6+1, at most {most} dice.</source>
        <translation>«{text}» no es un daño: hay que escribir dados y números enteros, como 1d6+1, con {most} dados como máximo.</translation>
    </message>
    <message>
        <source>{name} has no hand free for {piece}: put something away first.</source>
        <translation>{name} no tiene mano libre para esto: {piece}. Guarda algo antes.</translation>
    </message>
    <message>
        <source>It costs no action.</source>
        <translation>No cuesta acción.</translation>
    </message>
    <message>
        <source>Put away: {piece}</source>
        <translation>Guardar: {piece}</translation>
    </message>
    <message>
        <source>Drop: {piece}</source>
        <translation>Soltar: {piece}</translation>
    </message>
    <message>
        <source>Take in hand: {piece}</source>
        <translation>Empuñar: {piece}</translation>
    </message>
    <message>
        <source>Pick up: {piece}</source>
        <translation>Recoger: {piece}</translation>
    </message>
    <message>
        <source>takes {piece}</source>
        <translation>empuña: {piece}</translation>
    </message>
    <message>
        <source>puts away {piece}</source>
        <translation>guarda: {piece}</translation>
    </message>
    <message>
        <source>drops {piece}</source>
        <translation>suelta: {piece}</translation>
    </message>
    <message>
        <source>picks up {piece}</source>
        <translation>recoge: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots a burst: {weapon}, %n bolt(s).</source>
        <translation>
            <numerusform>{name} dispara una ráfaga: {weapon}, %n virote.</numerusform>
            <numerusform>{name} dispara una ráfaga: {weapon}, %n virotes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bolt at {target}.</source>
        <translation>Un virote contra {target}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), {damage} damage in all</source>
        <translation>
            <numerusform>%n impacto, {damage} de daño en total</numerusform>
            <numerusform>%n impactos, {damage} de daño en total</numerusform>
        </translation>
    </message>
    <message>
        <source>no bolt</source>
        <translation>ningún virote</translation>
    </message>
    <message>
        <source>Second bolt</source>
        <translation>Segundo virote</translation>
    </message>
    <message>
        <source>Third bolt</source>
        <translation>Tercer virote</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>ningún impacto</translation>
    </message>
    <message>
        <source>one hit</source>
        <translation>un impacto</translation>
    </message>
    <message>
        <source>two hits</source>
        <translation>dos impactos</translation>
    </message>
    <message>
        <source>three hits</source>
        <translation>tres impactos</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Steps towards death</source>
        <translation>Pasos hacia la muerte</translation>
    </message>
    <message>
        <source>Stable at 0</source>
        <translation>Estable a 0</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Ha actuado</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Se ha movido</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Sorprendido</translation>
    </message>
    <message>
        <source>Rounds in the water</source>
        <translation>Asaltos en el agua</translation>
    </message>
    <message>
        <source>Rounds below the surface</source>
        <translation>Asaltos bajo la superficie</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>agotado</translation>
    </message>
    <message>
        <source>{piece}: die</source>
        <translation>{piece}: dado</translation>
    </message>
    <message>
        <source>{piece}: broken dice</source>
        <translation>{piece}: dados rotos</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Burst: {weapon}</source>
        <translation>Ráfaga: {weapon}</translation>
    </message>
    <message>
        <source>Up to three bolts, one attack for each.</source>
        <translation>Hasta tres virotes, un ataque por cada uno.</translation>
    </message>
    <message>
        <source>Attack: {weapon}</source>
        <translation>Ataque: {weapon}</translation>
    </message>
    <message>
        <source>health {health} of {most}</source>
        <translation>salud {health} de {most}</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerte</translation>
    </message>
    <message>
        <source>stable at 0</source>
        <translation>estable con 0</translation>
    </message>
    <message>
        <source>dying, {steps} of {all} steps</source>
        <translation>agoniza, {steps} de {all} pasos</translation>
    </message>
    <message>
        <source>{name} lies dying: the blow is a step towards death.</source>
        <translation>{name} agoniza: el golpe es un paso hacia la muerte.</translation>
    </message>
    <message>
        <source>a step towards death for {name}</source>
        <translation>un paso hacia la muerte para {name}</translation>
    </message>
    <message>
        <source>{name} is out of the fight already.</source>
        <translation>{name} ya está fuera de combate.</translation>
    </message>
    <message>
        <source>A talent may give up the shield</source>
        <translation>Un talento puede sacrificar el escudo</translation>
    </message>
    <message>
        <source>then the blow does nothing</source>
        <translation>entonces el golpe no hace nada</translation>
    </message>
    <message>
        <source>Its penetration</source>
        <translation>Su penetración</translation>
    </message>
    <message>
        <source>or a number</source>
        <translation>o un número</translation>
    </message>
    <message>
        <source>Adjusted by the GM</source>
        <translation>Ajuste del Árbitro</translation>
    </message>
    <message>
        <source>to that of its level</source>
        <translation>a la de su nivel</translation>
    </message>
    <message>
        <source>It shoots or throws</source>
        <translation>Dispara o lanza</translation>
    </message>
    <message>
        <source>It charges</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>The target dodges, or takes {damage}.</source>
        <translation>El objetivo esquiva, o recibe {damage}.</translation>
    </message>
    <message>
        <source>own damage</source>
        <translation>daño propio</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Qué se hace</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>se mueve</translation>
    </message>
    <message>
        <source>moves, at half speed in the water</source>
        <translation>se mueve, a media velocidad en el agua</translation>
    </message>
    <message>
        <source>does something else</source>
        <translation>hace otra cosa</translation>
    </message>
    <message>
        <source>{name} has moved in this turn.</source>
        <translation>{name} ya se ha movido en este turno.</translation>
    </message>
    <message>
        <source>Bows and crossbows that are stationary are not shot after it.</source>
        <translation>Después no se disparan arcos ni ballestas estacionarios.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>Test: {characteristic}</source>
        <translation>Prueba: {characteristic}</translation>
    </message>
    <message>
        <source>Succeeds on {value} or more.</source>
        <translation>Se supera con {value} o más.</translation>
    </message>
    <message>
        <source>Whatever the GM allows; it is the action of this turn.</source>
        <translation>Lo que el DJ permita; es la acción de este turno.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>It throws its rider</source>
        <translation>Derriba al jinete</translation>
    </message>
    <message>
        <source>It fights on</source>
        <translation>Sigue luchando</translation>
    </message>
    <message>
        <source>what does the hurt mount do?</source>
        <translation>¿qué hace la montura herida?</translation>
    </message>
    <message>
        <source>Nobody of this side can be ridden: add the mount as a fighter first.</source>
        <translation>Nadie de este bando puede montarse: añade antes la montura como combatiente.</translation>
    </message>
    <message>
        <source>{name} is ridden.</source>
        <translation>Monta: {name}.</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Desmontar</translation>
    </message>
    <message>
        <source>Advantage in melee on foes on foot; a hurt may hit the mount instead.</source>
        <translation>Ventaja cuerpo a cuerpo contra quien va a pie; una herida puede ir a la montura.</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Montar</translation>
    </message>
    <message>
        <source>{name} does not ride.</source>
        <translation>{name} no va a caballo.</translation>
    </message>
    <message>
        <source>dismounts</source>
        <translation>desmonta</translation>
    </message>
    <message>
        <source>{name} cannot be ridden now.</source>
        <translation>{name} no puede montarse ahora.</translation>
    </message>
    <message>
        <source>mounts {name}</source>
        <translation>monta: {name}</translation>
    </message>
    <message>
        <source>order of turns</source>
        <translation>orden de turnos</translation>
    </message>
    <message>
        <source>{name} rolls for the order of turns.</source>
        <translation>{name} tira para el orden de turnos.</translation>
    </message>
    <message>
        <source>Equal: {name} rolls again.</source>
        <translation>Empate: {name} vuelve a tirar.</translation>
    </message>
    <message>
        <source>{name} is dying.</source>
        <translation>{name} agoniza.</translation>
    </message>
    <message>
        <source>{name} shot from a bundle: {bundle}.</source>
        <translation>{name} ha disparado de un haz: {bundle}.</translation>
    </message>
    <message>
        <source>health 0</source>
        <translation>salud 0</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>sorprendido</translation>
    </message>
    <message>
        <source>{name} casts a spell on {target}.</source>
        <translation>{name} lanza un conjuro contra {target}.</translation>
    </message>
    <message>
        <source>Fire under water does half, {damage}.</source>
        <translation>El fuego bajo el agua hace la mitad, {damage}.</translation>
    </message>
    <message>
        <source>the spell does {damage} damage to {target}</source>
        <translation>el conjuro hace {damage} de daño a {target}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %n armour dice of a spell</source>
        <translation>
            <numerusform>{target} tiene %n dado de blindaje de un conjuro</numerusform>
            <numerusform>{target} tiene %n dados de blindaje de un conjuro</numerusform>
        </translation>
    </message>
    <message>
        <source>Magic missile</source>
        <translation>Proyectil mágico</translation>
    </message>
    <message>
        <source>its penetration equals its damage</source>
        <translation>su penetración es igual a su daño</translation>
    </message>
    <message>
        <source>Damage of the spell</source>
        <translation>Daño del conjuro</translation>
    </message>
    <message>
        <source>It is fire</source>
        <translation>Es fuego</translation>
    </message>
    <message>
        <source>half damage under water</source>
        <translation>la mitad de daño bajo el agua</translation>
    </message>
    <message>
        <source>Armour dice</source>
        <translation>Dados de blindaje</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Its damage is rolled; armour dice and absorption take off of it.</source>
        <translation>Se tira su daño; los dados de blindaje y la absorción lo reducen.</translation>
    </message>
    <message>
        <source>Its dice are rolled with those of the armour, and end with it.</source>
        <translation>Sus dados se tiran con los de la armadura y terminan con él.</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lanzar un conjuro</translation>
    </message>
    <message>
        <source>Armour dice by a spell</source>
        <translation>Dados de blindaje por conjuro</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sin daño</translation>
    </message>
    <message>
        <source>{name} attacks {target}: {weapon}.</source>
        <translation>{name} ataca a {target}: {weapon}.</translation>
    </message>
    <message>
        <source>{said}; the mount takes the blow</source>
        <translation>{said}; el golpe lo recibe la montura</translation>
    </message>
    <message>
        <source>{said}; the mount takes the blow and throws its rider</source>
        <translation>{said}; el golpe lo recibe la montura, que derriba al jinete</translation>
    </message>
    <message>
        <source>{weapon} needs a bundle that is not empty: {ammunition}.</source>
        <translation>{weapon} necesita un haz que no esté vacío: {ammunition}.</translation>
    </message>
    <message>
        <source>{weapon} is not shot in a turn in which one moved.</source>
        <translation>{weapon} no se dispara en un turno en el que uno se ha movido.</translation>
    </message>
    <message>
        <source>{weapon} is not in hand: take it first, which costs nothing.</source>
        <translation>{weapon} no está en la mano: primero hay que empuñar esa arma, que no cuesta nada.</translation>
    </message>
    <message>
        <source>Only a rider charges.</source>
        <translation>Solo carga quien va montado.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>The fight has not begun.</source>
        <translation>El combate no ha empezado.</translation>
    </message>
    <message>
        <source>At 0 health nobody can do this.</source>
        <translation>Con 0 de salud nadie puede hacer esto.</translation>
    </message>
    <message>
        <source>It is not the turn of {name}.</source>
        <translation>No es el turno de {name}.</translation>
    </message>
    <message>
        <source>{name} has acted in this turn.</source>
        <translation>{name} ya ha actuado en este turno.</translation>
    </message>
    <message>
        <source>Into the water</source>
        <translation>Entrar en el agua</translation>
    </message>
    <message>
        <source>Out of the water</source>
        <translation>Salir del agua</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Sumergirse</translation>
    </message>
    <message>
        <source>Rise to the surface</source>
        <translation>Subir a la superficie</translation>
    </message>
    <message>
        <source>goes into the water</source>
        <translation>entra en el agua</translation>
    </message>
    <message>
        <source>comes out of the water</source>
        <translation>sale del agua</translation>
    </message>
    <message>
        <source>goes below the surface</source>
        <translation>se sumerge</translation>
    </message>
    <message>
        <source>comes up to breathe</source>
        <translation>sube a respirar</translation>
    </message>
    <message>
        <source>Between those in the water melee is at Disadvantage without a piercing weapon, and dodging at Advantage.</source>
        <translation>Entre quienes están en el agua, el cuerpo a cuerpo va con Desventaja sin arma perforante y esquivar, con Ventaja.</translation>
    </message>
    <message>
        <source>Breath lasts to the end of round 10 below the surface.</source>
        <translation>El aire dura hasta el final del asalto 10 bajo la superficie.</translation>
    </message>
    <message>
        <source>{armour} pulls {name} down: only the test at the end of the round brings them up.</source>
        <translation>{armour} arrastra a {name} al fondo: solo la prueba de Fuerza del final del asalto permite subir.</translation>
    </message>
    <message>
        <source>{name} cannot do this from there: {action}.</source>
        <translation>{name} no puede hacer esto desde ahí: {action}.</translation>
    </message>
    <message>
        <source>{name}, in heavy armour:</source>
        <translation>{name}, con armadura pesada:</translation>
    </message>
    <message>
        <source>{name}, below the surface:</source>
        <translation>{name}, bajo la superficie:</translation>
    </message>
    <message>
        <source>Restore durability at the smith's</source>
        <translation>Restaurar la resistencia en la herrería</translation>
    </message>
    <message>
        <source>Restore lost armour dice</source>
        <translation>Restaurar dados de blindaje perdidos</translation>
    </message>
    <message>
        <source>Lost dice: exceptional artisan</source>
        <translation>Dados perdidos: artesano excepcional</translation>
    </message>
    <message>
        <source>Lost dice: common artisan</source>
        <translation>Dados perdidos: artesano común</translation>
    </message>
    <message>
        <source>Roll the neglect of a find</source>
        <translation>Tirar el descuido de un hallazgo</translation>
    </message>
    <message>
        <source>Lower it by hand</source>
        <translation>Rebajar a mano</translation>
    </message>
    <message>
        <source>It has no price, and the work is paid by a share of it: give it a price first.</source>
        <translation>No tiene precio, y el trabajo se paga con una parte de él: primero hay que ponerle precio.</translation>
    </message>
    <message>
        <source>Neglect takes nothing below d4 and one armour die.</source>
        <translation>El descuido no baja de d4 ni de un dado de blindaje.</translation>
    </message>
    <message>
        <source>Found or left behind: its durability may have lost steps.</source>
        <translation>Hallado o abandonado: su resistencia puede haber perdido escalones.</translation>
    </message>
    <message>
        <source>Found or left behind: durability and armour dice may have lost steps, each by a roll of its own. The bars count both together.</source>
        <translation>Hallado o abandonado: la resistencia y los dados de blindaje pueden haber perdido escalones, cada uno con su propia tirada. Las barras cuentan ambos juntos.</translation>
    </message>
    <message>
        <source>Well kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Neglected</source>
        <translation>Descuidado</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Viejo</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Ruinoso</translation>
    </message>
    <message>
        <source>It has no durability, so there is nothing to restore.</source>
        <translation>No tiene resistencia, así que no hay nada que restaurar.</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>It works again with a d4, for {share}% of its value.</source>
        <translation>Vuelve a servir con un d4, por el {share} % de su valor.</translation>
    </message>
    <message>
        <source>One step of the durability die back, for {share}% of its price.</source>
        <translation>Recupera un escalón del dado de resistencia, por el {share} % de su precio.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice lost for good, all together, for {share}% of its value. Days: {days}.</source>
        <translation>
            <numerusform>%n dado perdido para siempre, por el {share} % de su valor. Días: {days}.</numerusform>
            <numerusform>%n dados perdidos para siempre, todos juntos, por el {share} % de su valor. Días: {days}.</numerusform>
        </translation>
    </message>
    <message>
        <source>armour rating {before} → {after}</source>
        <translation>blindaje {before} → {after}</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al momento</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no durability, so neglect takes none.</source>
        <translation>No tiene resistencia, así que el descuido no le quita nada.</translation>
    </message>
    <message>
        <source>Nothing is left of it that neglect could take.</source>
        <translation>No queda nada que el descuido le pueda quitar.</translation>
    </message>
    <message>
        <source>how it was kept</source>
        <translation>cómo se cuidó</translation>
    </message>
    <message>
        <source>stays {die}</source>
        <translation>sigue en {die}</translation>
    </message>
    <message>
        <source>One step of durability</source>
        <translation>Un escalón de resistencia</translation>
    </message>
    <message>
        <source>One armour die</source>
        <translation>Un dado de blindaje</translation>
    </message>
    <message>
        <source>what is lost</source>
        <translation>qué se pierde</translation>
    </message>
    <message>
        <source>The GM lowers it step by step, without a roll.</source>
        <translation>El Árbitro rebaja escalón a escalón, sin tirar.</translation>
    </message>
    <message>
        <source>whole armour dice {before} → {after}</source>
        <translation>dados de blindaje enteros {before} → {after}</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>sin pérdida</translation>
    </message>
    <message>
        <source>Convert an old absorption die</source>
        <translation>Convertir un dado de absorción antiguo</translation>
    </message>
    <message>
        <source>Older sheets give armour an absorption die. Now it has armour dice: one for a d4, one more for each step.</source>
        <translation>Las fichas antiguas dan a la armadura un dado de absorción. Ahora tiene dados de blindaje: uno por un d4 y uno más por cada escalón.</translation>
    </message>
    <message>
        <source>Absorption die</source>
        <translation>Dado de absorción</translation>
    </message>
    <message>
        <source>Make it an armour…</source>
        <translation>Crear una armadura con este blindaje…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>It brings health die, armour die and unarmed damage. You can also type your own.</source>
        <translation>Trae dado de salud, dado de blindaje y daño sin armas. También se puede escribir una propia.</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>10 and the middle of three d6. Lower is better.</source>
        <translation>10 más el dado central de 3d6. Cuanto más baja, mejor.</translation>
    </message>
    <message>
        <source>The die of the class and its figure, and one more die a level. For a class of your own, type it.</source>
        <translation>El dado de la clase y su cifra, y un dado más por nivel. Con una clase propia, escríbela.</translation>
    </message>
    <message>
        <source>3 guards, level 2, health 7, 1d6+1, armour rating 2</source>
        <translation>3 guardias, nivel 2, salud 7, 1d6+1, blindaje 2</translation>
    </message>
    <message>
        <source>Damage is dice and numbers, such as 1d8 or 2d4+1, not “{text}”.</source>
        <translation>El daño se escribe con dados y números, como 1d8 o 2d4+1, no «{text}».</translation>
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
        <source>Break a die of the spell</source>
        <translation>Romper un dado del conjuro</translation>
    </message>
    <message>
        <source>Give up the shield</source>
        <translation>Sacrificar el escudo</translation>
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
        <source>The shield is given up: the blow does nothing.</source>
        <translation>El escudo se sacrifica: el golpe no hace nada.</translation>
    </message>
    <message>
        <source>The blow does its penetration only: {penetration}.</source>
        <translation>El golpe solo hace su penetración: {penetration}.</translation>
    </message>
    <message>
        <source>No armour is worn: {rating} armour dice of its own, each {die}.</source>
        <translation>No lleva armadura: {rating} dados de armadura propios, cada uno {die}.</translation>
    </message>
    <message>
        <source>No armour is worn.</source>
        <translation>No se lleva armadura.</translation>
    </message>
    <message numerus="yes">
        <source>{armour}: %n whole armour dice. On a 1 its durability is tested.</source>
        <translation>
            <numerusform>{armour}: %n dado de blindaje entero. Con un 1 se comprueba su resistencia.</numerusform>
            <numerusform>{armour}: %n dados de blindaje enteros. Con un 1 se comprueba su resistencia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The foe shoots or throws</source>
        <translation>El adversario dispara o arroja</translation>
    </message>
    <message>
        <source>The foe charges</source>
        <translation>El adversario carga</translation>
    </message>
    <message>
        <source>Proficiency in this armour</source>
        <translation>Competencia con esta armadura</translation>
    </message>
    <message>
        <source>Disadvantage in melee on foot</source>
        <translation>Desventaja cuerpo a cuerpo a pie</translation>
    </message>
    <message>
        <source>then no such Disadvantage</source>
        <translation>entonces, sin esa Desventaja</translation>
    </message>
    <message>
        <source>of its level</source>
        <translation>la de su nivel</translation>
    </message>
    <message>
        <source>as its damage</source>
        <translation>igual a su daño</translation>
    </message>
    <message>
        <source>Level of the foe</source>
        <translation>Nivel del adversario</translation>
    </message>
    <message>
        <source>Its damage</source>
        <translation>Su daño</translation>
    </message>
    <message>
        <source>1d10 (5): a fixed figure</source>
        <translation>1d10 (5): cifra fija</translation>
    </message>
    <message>
        <source>Penetration of the blow: its damage</source>
        <translation>Penetración del golpe: su daño</translation>
    </message>
    <message>
        <source>Penetration of the blow: {penetration}</source>
        <translation>Penetración del golpe: {penetration}</translation>
    </message>
    <message>
        <source>“{text}” is not a penetration: choose one or write 0 to {most}.</source>
        <translation>«{text}» no es una penetración: hay que elegir una o escribir de 0 a {most}.</translation>
    </message>
    <message>
        <source>penetration: {damage}</source>
        <translation>penetración: {damage}</translation>
    </message>
    <message>
        <source>avoided</source>
        <translation>esquivado</translation>
    </message>
    <message>
        <source>penetration: {damage}, armour destroyed</source>
        <translation>penetración: {damage}, armadura destruida</translation>
    </message>
    <message>
        <source>at 0 health</source>
        <translation>0 de salud</translation>
    </message>
    <message>
        <source>The blow is avoided</source>
        <translation>Golpe esquivado</translation>
    </message>
    <message>
        <source>The blow does no damage</source>
        <translation>El golpe no hace daño</translation>
    </message>
    <message>
        <source>The blow does {damage} damage: health 0, dying</source>
        <translation>El golpe hace {damage} de daño: salud 0, al borde de la muerte</translation>
    </message>
    <message>
        <source>The blow does {damage} damage, {health} health left</source>
        <translation>El golpe hace {damage} de daño; quedan {health} de salud</translation>
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
        <source>Shield, in one hand</source>
        <translation>Escudo, en una mano</translation>
    </message>
    <message>
        <source>Helmet, on the head</source>
        <translation>Yelmo, en la cabeza</translation>
    </message>
    <message>
        <source>Durability</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Without a die it is never tested.</source>
        <translation>Sin dado no se comprueba nunca.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Such as 1d8 or 1d6+1d8. Empty: the unarmed damage of the class.</source>
        <translation>Por ejemplo 1d8 o 1d6+1d8. Vacío: el daño sin armas de la clase.</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Penetración</translation>
    </message>
    <message>
        <source>Range in feet</source>
        <translation>Alcance en pies</translation>
    </message>
    <message>
        <source>Only of what shoots.</source>
        <translation>Solo para lo que dispara.</translation>
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
        <source>Piercing</source>
        <translation>Perforante</translation>
    </message>
    <message>
        <source>Armour rating</source>
        <translation>Blindaje</translation>
    </message>
    <message>
        <source>How many armour dice it has.</source>
        <translation>Cuántos Dados de Blindaje tiene.</translation>
    </message>
    <message>
        <source>From the old absorption die</source>
        <translation>Del antiguo dado de absorción</translation>
    </message>
    <message>
        <source>Static absorption</source>
        <translation>Absorción estática</translation>
    </message>
    <message>
        <source>What it takes off every blow.</source>
        <translation>Lo que resta a cada golpe.</translation>
    </message>
    <message>
        <source>Where it is worn</source>
        <translation>Dónde se lleva</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>How many things fit. Empty: as many as you like.</source>
        <translation>Cuántos objetos caben. Vacío: sin límite.</translation>
    </message>
    <message>
        <source>Ammunition for</source>
        <translation>Munición de</translation>
    </message>
    <message>
        <source>What weapons shoot of it; nothing for other stores.</source>
        <translation>Qué disparan de aquí las armas; nada en otras provisiones.</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Shield or helmet</source>
        <translation>Escudo o yelmo</translation>
    </message>
    <message>
        <source>Supplies with a usage die</source>
        <translation>Provisiones con dado de uso</translation>
    </message>
    <message>
        <source>Usage die</source>
        <translation>Dado de uso</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Recipiente</translation>
    </message>
    <message>
        <source>Any other thing</source>
        <translation>Cualquier otra cosa</translation>
    </message>
    <message>
        <source>Such as: level 2, health 7, 1d6+1, armour rating 1</source>
        <translation>Por ejemplo: nivel 2, salud 7, 1d6+1, blindaje 1</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <translation>Efectividad</translation>
    </message>
    <message>
        <source>Effectiveness above 1 is added to the penetration or to the armour dice; 1 adds nothing.</source>
        <translation>La Efectividad mayor que 1 se suma a la Penetración o a los Dados de Blindaje; 1 no añade nada.</translation>
    </message>
    <message>
        <source>When its durability is spent, a magic piece is not destroyed but unusable until it is repaired.</source>
        <translation>Al agotarse su Resistencia, una pieza mágica no se destruye: queda inservible hasta que se repara.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
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
        <source>Average damage</source>
        <translation>Daño medio</translation>
    </message>
    <message>
        <source>Durability or usage</source>
        <translation>Resistencia o uso</translation>
    </message>
    <message>
        <source>never tested</source>
        <translation>sin comprobación</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>No se pierde nada.</translation>
    </message>
    <message>
        <source>It loses 1d2 − 1 steps of durability.</source>
        <translation>Pierde 1d2 − 1 escalones de resistencia.</translation>
    </message>
    <message>
        <source>It loses 1d3 steps of durability.</source>
        <translation>Pierde 1d3 escalones de resistencia.</translation>
    </message>
    <message>
        <source>It loses 1d4 steps of durability.</source>
        <translation>Pierde 1d4 escalones de resistencia.</translation>
    </message>
    <message>
        <source>Durability and armour dice each lose 1d2 − 1, rolled for apart.</source>
        <translation>La resistencia y los dados de blindaje pierden 1d2 − 1, cada cosa con su tirada.</translation>
    </message>
    <message>
        <source>Durability and armour dice each lose 1d3, rolled for apart.</source>
        <translation>La resistencia y los dados de blindaje pierden 1d3, cada cosa con su tirada.</translation>
    </message>
    <message>
        <source>Durability and armour dice each lose 1d4, rolled for apart.</source>
        <translation>La resistencia y los dados de blindaje pierden 1d4, cada cosa con su tirada.</translation>
    </message>
    <message>
        <source>By hand: one step of durability</source>
        <translation>A mano: un escalón de resistencia</translation>
    </message>
    <message>
        <source>By hand: two steps of durability</source>
        <translation>A mano: dos escalones de resistencia</translation>
    </message>
    <message>
        <source>By hand: three steps of durability</source>
        <translation>A mano: tres escalones de resistencia</translation>
    </message>
    <message>
        <source>By hand: four steps of durability</source>
        <translation>A mano: cuatro escalones de resistencia</translation>
    </message>
    <message>
        <source>By hand: one armour die</source>
        <translation>A mano: un dado de blindaje</translation>
    </message>
    <message>
        <source>By hand: two armour dice</source>
        <translation>A mano: dos dados de blindaje</translation>
    </message>
    <message>
        <source>By hand: three armour dice</source>
        <translation>A mano: tres dados de blindaje</translation>
    </message>
    <message>
        <source>The GM says so; nothing is rolled.</source>
        <translation>Lo dice el Árbitro; no se tira nada.</translation>
    </message>
    <message>
        <source>{piece} was left behind: fetch it first.</source>
        <translation>{piece}: no se lleva encima, hay que recogerlo antes.</translation>
    </message>
    <message>
        <source>{piece} cannot be used: {state}.</source>
        <translation>{piece}: no se puede usar ({state}).</translation>
    </message>
    <message>
        <source>Three steps are taken: dead.</source>
        <translation>Se han dado tres pasos: muerte.</translation>
    </message>
    <message>
        <source>Stable at 0 health: nothing is rolled until there is more damage.</source>
        <translation>Estable con 0 de salud: no se tira nada mientras no haya más daño.</translation>
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
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Unarmed</source>
        <translation>Sin armas</translation>
    </message>
    <message>
        <source>in work until day {day}</source>
        <translation>en reparación hasta el día {day}</translation>
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
        <translation>pieza destruida</translation>
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
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Damage of foes</source>
        <translation>Daño de los adversarios</translation>
    </message>
    <message>
        <source>Foes roll their damage, or do the fixed figure that stands beside it.</source>
        <translation>Los adversarios tiran su daño o hacen la cifra fija que figura al lado.</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>se tira</translation>
    </message>
    <message>
        <source>fixed figure</source>
        <translation>cifra fija</translation>
    </message>
    <message>
        <source>Doubled damage</source>
        <translation>Daño doble</translation>
    </message>
    <message>
        <source>A critical attack and a fumbled dodge double the damage of the blow.</source>
        <translation>Un ataque crítico y una esquiva con pifia doblan el daño del golpe.</translation>
    </message>
    <message>
        <source>Penetration of foes</source>
        <translation>Penetración de los adversarios</translation>
    </message>
    <message>
        <source>A sixth of a foe's level is rounded up, or to the nearest, before 1 is taken off.</source>
        <translation>La sexta parte del nivel de un adversario se redondea hacia arriba, o al más cercano, antes de restar 1.</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>hacia arriba</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>al más cercano</translation>
    </message>
    <message>
        <source>Shields, helmets and hide always absorb: before penetration sets the least damage, or after it.</source>
        <translation>Escudos, yelmos y pieles absorben siempre: antes de que la penetración fije el daño mínimo, o después.</translation>
    </message>
    <message>
        <source>before the least damage</source>
        <translation>antes del daño mínimo</translation>
    </message>
    <message>
        <source>after the least damage</source>
        <translation>después del daño mínimo</translation>
    </message>
    <message>
        <source>Armour roll</source>
        <translation>Tirada de armadura</translation>
    </message>
    <message>
        <source>Armour dice take off their sum, their best die, or nothing unless one is broken.</source>
        <translation>Los dados de blindaje restan su suma, su mejor dado, o nada salvo que se rompa uno.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>la suma</translation>
    </message>
    <message>
        <source>best die</source>
        <translation>el mejor dado</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>sin tirada</translation>
    </message>
    <message>
        <source>Breaking an armour die</source>
        <translation>Romper un dado de blindaje</translation>
    </message>
    <message>
        <source>An armour die is broken instead of the armour roll, or after it has been seen.</source>
        <translation>Un dado de blindaje se rompe en lugar de la tirada de blindaje, o después de verla.</translation>
    </message>
    <message>
        <source>instead of the roll</source>
        <translation>en vez de la tirada</translation>
    </message>
    <message>
        <source>after the roll</source>
        <translation>después de la tirada</translation>
    </message>
    <message>
        <source>Price of a smith</source>
        <translation>Precio del herrero</translation>
    </message>
    <message>
        <source>The percentage of the price that a smith takes for one step of durability.</source>
        <translation>El porcentaje del precio que cobra un herrero por cada paso de resistencia.</translation>
    </message>
    <message>
        <source>Days of a smith</source>
        <translation>Días del herrero</translation>
    </message>
    <message>
        <source>The days that a smith needs for one step of durability.</source>
        <translation>Los días que necesita un herrero por cada paso de resistencia.</translation>
    </message>
    <message>
        <source>Days of an artisan</source>
        <translation>Días del artesano</translation>
    </message>
    <message>
        <source>Restoring magic armour takes 1d4 days once, or 1d4 days for each die lost.</source>
        <translation>Restaurar una armadura mágica lleva 1d4 días una vez, o 1d4 días por cada dado perdido.</translation>
    </message>
    <message>
        <source>1d4 days once</source>
        <translation>1d4 días, una vez</translation>
    </message>
    <message>
        <source>1d4 days for each die</source>
        <translation>1d4 días por cada dado</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Orden de los turnos</translation>
    </message>
    <message>
        <source>Players act before foes, or everyone rolls a d20 for the order of turns.</source>
        <translation>Los jugadores actúan antes que los adversarios, o todos tiran un d20 para el orden de los turnos.</translation>
    </message>
    <message>
        <source>players, then foes</source>
        <translation>jugadores y después adversarios</translation>
    </message>
    <message>
        <source>d20 each</source>
        <translation>un d20 cada cual</translation>
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
        <source>Its armour dice are those of its wearer: give it to someone first.</source>
        <translation>Sus dados de blindaje son los de quien la viste: primero hay que dársela a alguien.</translation>
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
        <source>holds at {die}</source>
        <translation>aguanta en {die}</translation>
    </message>
    <message>
        <source>From {die} it lasts {expected} rolls on average; {chance} to outlast {attacks}.</source>
        <translation>Desde {die} dura {expected} tiradas de media; {chance} de pasar de {attacks}.</translation>
    </message>
    <message>
        <source>It has no durability: it is never tested and lasts for ever.</source>
        <translation>No tiene resistencia: nunca se pone a prueba y dura para siempre.</translation>
    </message>
    <message>
        <source>Nothing is left of it that could last.</source>
        <translation>No queda nada que pueda durar.</translation>
    </message>
    <message>
        <source>Each attack that shows a natural 1 tests its {die}; on a 1 or 2 that drops a step.</source>
        <translation>Cada ataque con un 1 natural pone a prueba su {die}; con 1 o 2 baja un escalón.</translation>
    </message>
    <message>
        <source>attacks on average</source>
        <translation>ataques de media</translation>
    </message>
    <message>
        <source>Attacks in a fight</source>
        <translation>Ataques por combate</translation>
    </message>
    <message>
        <source>Attacks to outlast</source>
        <translation>Ataques que debe aguantar</translation>
    </message>
    <message>
        <source>Each dodge that shows a natural 1 tests its {die}; on a 1 or 2 that drops a step.</source>
        <translation>Cada esquiva con un 1 natural pone a prueba su {die}; con 1 o 2 baja un escalón.</translation>
    </message>
    <message>
        <source>dodges on average</source>
        <translation>esquivas de media</translation>
    </message>
    <message>
        <source>Dodges in a fight</source>
        <translation>Esquivas por combate</translation>
    </message>
    <message>
        <source>Dodges to outlast</source>
        <translation>Esquivas que debe aguantar</translation>
    </message>
    <message>
        <source>After a fight or a watch in which it was used its {die} is rolled; 1 or 2 drops a step.</source>
        <translation>Tras un combate o una guardia en que se usó se tira su {die}; con 1 o 2 baja un escalón.</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Con uso</translation>
    </message>
    <message>
        <source>tests on average</source>
        <translation>pruebas de media</translation>
    </message>
    <message>
        <source>Tests in a fight</source>
        <translation>Pruebas por combate</translation>
    </message>
    <message>
        <source>Tests to outlast</source>
        <translation>Pruebas que debe aguantar</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>{carried} of {limit} things: {over} too many</source>
        <translation>{carried} de {limit} objetos: sobran {over}</translation>
    </message>
    <message>
        <source>{carried} of {limit} things</source>
        <translation>{carried} de {limit} objetos</translation>
    </message>
    <message>
        <source>Begin with a name, as in “guard, health 7, d6”.</source>
        <translation>Empieza por un nombre, como en «guardia, salud 7, d6».</translation>
    </message>
    <message>
        <source>“{words}” cannot be understood. You can say level, health, damage such as 1d6+1, armour rating, absorption, class and the characteristics.</source>
        <translation>«{words}» no se entiende. Se puede decir nivel, salud, daño como 1d6+1, blindaje, absorción, clase y las características.</translation>
    </message>
    <message>
        <source>{calling} (a class of its own)</source>
        <translation>{calling} (una clase propia)</translation>
    </message>
    <message>
        <source>level {value}</source>
        <translation>nivel {value}</translation>
    </message>
    <message>
        <source>health {value}</source>
        <translation>salud {value}</translation>
    </message>
    <message>
        <source>armour rating {value}</source>
        <translation>blindaje {value}</translation>
    </message>
    <message>
        <source>absorption {value}</source>
        <translation>absorción {value}</translation>
    </message>
    <message>
        <source>damage {damage}</source>
        <translation>daño {damage}</translation>
    </message>
    <message>
        <source>{characteristic} {value}</source>
        <translation>{characteristic} {value}</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquivar</translation>
    </message>
    <message>
        <source>At death's door</source>
        <translation>A las puertas de la muerte</translation>
    </message>
    <message>
        <source>Use: {supply}</source>
        <translation>Usar: {supply}</translation>
    </message>
    <message>
        <source>{piece}: in the workshop until day {day}.</source>
        <translation>{piece}: en el taller hasta el día {day}.</translation>
    </message>
    <message>
        <source>Own armour dice</source>
        <translation>Blindaje propio</translation>
    </message>
    <message>
        <source>Own absorption</source>
        <translation>Absorción propia</translation>
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
        <source>{steps} of {all} steps</source>
        <translation>{steps} de {all} pasos</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Muerte</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Estable</translation>
    </message>
    <message>
        <source>Dying</source>
        <translation>A punto de morir</translation>
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
        <source>{piece}: {static} less damage from every blow.</source>
        <translation>{piece}: {static} menos de daño en cada golpe.</translation>
    </message>
    <message>
        <source>Own armour dice: {rating}, each {die}.</source>
        <translation>Dados de Blindaje propios: {rating}, cada uno {die}.</translation>
    </message>
    <message>
        <source>Own absorption: {static} less damage from every blow.</source>
        <translation>Absorción propia: {static} menos de daño en cada golpe.</translation>
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
        <source>Attack</source>
        <translation>Ataque</translation>
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
        <source>in the workshop until day {day}</source>
        <translation>en el taller hasta el día {day}</translation>
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
        <source>Load</source>
        <translation>Carga</translation>
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
        <source>Carrying limit</source>
        <translation>Límite de carga</translation>
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
        <source>No armour die is left: it is destroyed, magic or not.</source>
        <translation>No queda ningún dado de blindaje: la pieza está destruida, mágica o no.</translation>
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
        <translation>Sin resistencia y sin magia: la pieza está destruida.</translation>
    </message>
    <message>
        <source>Only magic armour gets dice back that are lost for good.</source>
        <translation>Solo una armadura mágica recupera dados perdidos para siempre.</translation>
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
        <source>is thrown itself</source>
        <translation>se lanza ella misma</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>{feet} ft ({metres} m)</source>
        <translation>{feet} pies ({metres} m)</translation>
    </message>
    <message>
        <source>unarmed</source>
        <translation>sin armas</translation>
    </message>
    <message>
        <source>−{static} damage</source>
        <translation>−{static} al daño</translation>
    </message>
    <message>
        <source>{now}, at first {original}</source>
        <translation>{now}, al principio {original}</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>A d20 with {value} or more succeeds; 1 always fails, 20 always succeeds.</source>
        <translation>Un d20 con {value} o más es un éxito; con 1 siempre se falla y con 20 siempre se acierta.</translation>
    </message>
    <message>
        <source>a success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>a failure</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>Each round a d20: 1 two steps, 2–9 one step, 10–14 nothing, 15–19 stable, 20 stable with health 1. Steps taken: {steps} of {all}.</source>
        <translation>Cada asalto, un d20: 1, dos pasos; 2–9, un paso; 10–14, nada; 15–19, estable; 20, estable con 1 de salud. Pasos dados: {steps} de {all}.</translation>
    </message>
    <message>
        <source>nearer to death</source>
        <translation>más cerca de la muerte</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nada cambia</translation>
    </message>
    <message>
        <source>stable at 1</source>
        <translation>estable con 1</translation>
    </message>
    <message>
        <source>Dying: {steps} of {all} steps taken</source>
        <translation>A punto de morir: {steps} de {all} pasos dados</translation>
    </message>
    <message>
        <source>Stable, with health 0</source>
        <translation>Estable, con 0 de salud</translation>
    </message>
    <message>
        <source>Awake, with health 1</source>
        <translation>Consciente, con 1 de salud</translation>
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
        <source>durability of the weapon</source>
        <translation>resistencia del arma</translation>
    </message>
    <message>
        <source>durability of the armour</source>
        <translation>resistencia de la armadura</translation>
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
        <translation>Pieza destruida: {piece}.</translation>
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
    <name>espada-negra</name>
    <message>
        <source>Spend experience</source>
        <translation>Gastar experiencia</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>{what}: from {before} to {after}</source>
        <translation>{what}: de {before} a {after}</translation>
    </message>
    <message>
        <source>{skill}: level 1, a new skill</source>
        <translation>{skill}: nivel 1, habilidad nueva</translation>
    </message>
    <message>
        <source>{skill}: level {level}</source>
        <translation>{skill}: nivel {level}</translation>
    </message>
    <message>
        <source>{power}: a new power</source>
        <translation>{power}: poder nuevo</translation>
    </message>
    <message>
        <source>It costs {cost} of experience, and there are {have}: earn more, or ask less.</source>
        <translation>Cuesta {cost} de experiencia y hay {have}: gana más o pide menos.</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>Qué se compra</translation>
    </message>
    <message>
        <source>Cost in experience</source>
        <translation>Coste en experiencia</translation>
    </message>
    <message>
        <source>Experience: {have}. It buys a point of an attribute, a level of a skill, or a power.</source>
        <translation>Experiencia: {have}. Compra un punto de un atributo, un nivel de una habilidad o un poder.</translation>
    </message>
    <message>
        <source>The dead learn nothing more.</source>
        <translation>Los muertos no aprenden nada más.</translation>
    </message>
    <message>
        <source>Nothing is left that experience could buy.</source>
        <translation>No queda nada que la experiencia pueda comprar.</translation>
    </message>
    <message>
        <source>{advance}. Experience left: {left}</source>
        <translation>{advance}. Experiencia restante: {left}</translation>
    </message>
    <message>
        <source>Free load ({what}): a rune more.</source>
        <translation>Carga libre ({what}): una runa más.</translation>
    </message>
    <message>
        <source>Impact {impact} above evasion {evasion}; no structure covers: a flesh hit.</source>
        <translation>Impacto {impact}, superior a la evasión {evasion}; ninguna estructura cubre: impacto en carne.</translation>
    </message>
    <message>
        <source>Impact {impact} not above evasion {evasion}: a miss.</source>
        <translation>Impacto {impact}, no superior a la evasión {evasion}: sin impacto.</translation>
    </message>
    <message>
        <source>Impact {impact} above evasion {evasion}, not above cover {cover}: an armour hit.</source>
        <translation>Impacto {impact}, superior a la evasión {evasion} y no a la cobertura {cover}: impacto en la armadura.</translation>
    </message>
    <message>
        <source>Impact {impact} above cover {cover}: a flesh hit.</source>
        <translation>Impacto {impact}, superior a la cobertura {cover}: impacto en carne.</translation>
    </message>
    <message>
        <source>Damage: weapon {weapon}, hits {hits}, hits against it {resisted}: {damage}.</source>
        <translation>Daño: arma {weapon}, aciertos {hits}, aciertos en contra {resisted}: {damage}.</translation>
    </message>
    <message>
        <source>The armour resists {resisted}. Structure: from {before} to {after}.</source>
        <translation>La armadura resiste {resisted}. Estructura: de {before} a {after}.</translation>
    </message>
    <message>
        <source>Hits {hits}, structure of the weapon {structure}: it deals 1 less.</source>
        <translation>Aciertos {hits}, estructura del arma {structure}: causa 1 de daño menos en lo sucesivo.</translation>
    </message>
    <message>
        <source>Target: {figure}</source>
        <translation>Objetivo: {figure}</translation>
    </message>
    <message>
        <source>Effort to hit paid in this act</source>
        <translation>Esfuerzo para impactar ya gastado en esta acción</translation>
    </message>
    <message>
        <source>runes doubled</source>
        <translation>runas duplicadas</translation>
    </message>
    <message>
        <source>Effort for damage paid in this act</source>
        <translation>Esfuerzo para causar daño ya gastado en esta acción</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>added to the impact</source>
        <translation>se suma al impacto</translation>
    </message>
    <message>
        <source>Target surprised</source>
        <translation>Objetivo sorprendido</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no effort</source>
        <translation>sin esfuerzo</translation>
    </message>
    <message>
        <source>neither effort nor runes</source>
        <translation>ni esfuerzo ni runas</translation>
    </message>
    <message>
        <source>Effort that it may still spend</source>
        <translation>Esfuerzo que aún puede gastar</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>en este turno</translation>
    </message>
    <message>
        <source>{grams} g free on its body</source>
        <translation>{grams} g libres en su cuerpo</translation>
    </message>
    <message>
        <source>a rune more to evade</source>
        <translation>una runa más para esquivar</translation>
    </message>
    <message>
        <source>Structure that it has left</source>
        <translation>Estructura que le queda</translation>
    </message>
    <message>
        <source>Damage {damage} has killed the target already: the limit is {limit}.</source>
        <translation>Con un daño de {damage} el objetivo ya está muerto: el límite es {limit}.</translation>
    </message>
    <message>
        <source>Impact {impact}, runes {hit}; damage {damage} ({kind}), runes {harm}.</source>
        <translation>Impacto {impact}, runas {hit}; daño {damage} ({kind}), runas {harm}.</translation>
    </message>
    <message>
        <source>{told} More than {structure} hits for damage take 1 off its damage.</source>
        <translation>{told} Con más de {structure} aciertos en el daño, el arma pierde 1 de daño.</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>brazo</translation>
    </message>
    <message>
        <source>leg</source>
        <translation>pierna</translation>
    </message>
    <message>
        <source>torso or head</source>
        <translation>torso o cabeza</translation>
    </message>
    <message>
        <source>Not stunned: {damage} against willpower {willpower}.</source>
        <translation>Sin aturdimiento: {damage} contra voluntad {willpower}.</translation>
    </message>
    <message>
        <source>Stunned in this turn: {damage} against willpower {willpower}.</source>
        <translation>Aturdimiento este turno: {damage} contra voluntad {willpower}.</translation>
    </message>
    <message>
        <source>Stunned in this turn and the next: {damage} against willpower {willpower}.</source>
        <translation>Aturdimiento este turno y el siguiente: {damage} contra voluntad {willpower}.</translation>
    </message>
    <message>
        <source>An arm: less damage</source>
        <translation>Un brazo: menos daño</translation>
    </message>
    <message>
        <source>A leg: less initiative</source>
        <translation>Una pierna: menos iniciativa</translation>
    </message>
    <message>
        <source>Torso or head: less stamina</source>
        <translation>Torso o cabeza: menos aguante</translation>
    </message>
    <message>
        <source>where is the wound?</source>
        <translation>¿dónde está la herida?</translation>
    </message>
    <message>
        <source>Death: damage {damage}, limit {limit}.</source>
        <translation>Muerte: daño {damage}, límite {limit}.</translation>
    </message>
    <message>
        <source>Unconsciousness: damage {damage}, limit {limit}.</source>
        <translation>Inconsciencia: daño {damage}, límite {limit}.</translation>
    </message>
    <message>
        <source>The wound: {place}.</source>
        <translation>La herida: {place}.</translation>
    </message>
    <message>
        <source>Damage taken: from {before} to {after}.</source>
        <translation>Daño sufrido: de {before} a {after}.</translation>
    </message>
    <message>
        <source>A grave wound: {damage} against strength {strength}.</source>
        <translation>Herida grave: {damage} contra fuerza {strength}.</translation>
    </message>
    <message>
        <source>A very grave wound: {damage} against strength {strength}.</source>
        <translation>Herida muy grave: {damage} contra fuerza {strength}.</translation>
    </message>
    <message>
        <source>Days of rest</source>
        <translation>Días de descanso</translation>
    </message>
    <message>
        <source>Hours besides</source>
        <translation>Horas además</translation>
    </message>
    <message>
        <source>Medicine of a healer</source>
        <translation>Medicina de quien atiende</translation>
    </message>
    <message>
        <source>level; the higher of it and endurance heals</source>
        <translation>nivel; cura el mayor entre este y la resistencia</translation>
    </message>
    <message>
        <source>Bad rest</source>
        <translation>Mal descanso</translation>
    </message>
    <message>
        <source>points less a day</source>
        <translation>puntos menos al día</translation>
    </message>
    <message>
        <source>Within 6 hours it keeps a grave wound from getting worse, and it stops bleeding; it wakes people.</source>
        <translation>En las primeras 6 horas evita que una herida grave empeore, y detiene la hemorragia; también despierta de la inconsciencia.</translation>
    </message>
    <message>
        <source>Within a day it ends what a grave wound takes; what a very grave one takes stays for good.</source>
        <translation>En el primer día pone fin a la penalización de una herida grave; la de una muy grave queda para siempre.</translation>
    </message>
    <message>
        <source>There is no wound without first aid, and nobody to wake.</source>
        <translation>No hay heridas sin primeros auxilios ni nadie a quien despertar.</translation>
    </message>
    <message>
        <source>There is no wound without surgery.</source>
        <translation>No hay heridas sin cirugía.</translation>
    </message>
    <message>
        <source>unconsciousness</source>
        <translation>inconsciencia</translation>
    </message>
    <message>
        <source>What is treated</source>
        <translation>Qué se trata</translation>
    </message>
    <message>
        <source>Runes of the healer</source>
        <translation>Runas de quien atiende</translation>
    </message>
    <message>
        <source>Level of the healer</source>
        <translation>Nivel de quien atiende</translation>
    </message>
    <message>
        <source>of medicine; one’s own at first</source>
        <translation>de medicina; al principio, las propias</translation>
    </message>
    <message>
        <source>of medicine, of someone else: the unconscious treat nobody</source>
        <translation>de medicina, de otra persona: quien está inconsciente no cura a nadie</translation>
    </message>
    <message>
        <source>Say the runes and the level of whoever heals: the patient cannot.</source>
        <translation>Indica las runas y el nivel de quien cura, que no puede ser la persona inconsciente.</translation>
    </message>
    <message>
        <source>Runes {runes}, level {level}, difficulty {difficulty}</source>
        <translation>Runas {runes}, nivel {level}, dificultad {difficulty}</translation>
    </message>
    <message>
        <source>a failure</source>
        <translation>fracaso</translation>
    </message>
    <message>
        <source>awake, and unable to fight</source>
        <translation>ha despertado, sin poder combatir</translation>
    </message>
    <message>
        <source>it bleeds no more</source>
        <translation>ya no sangra</translation>
    </message>
    <message>
        <source>it gets no worse for a day</source>
        <translation>no empeora durante un día</translation>
    </message>
    <message>
        <source>its penalty is over</source>
        <translation>termina su penalización</translation>
    </message>
    <message>
        <source>it costs no more health; its penalty stays</source>
        <translation>ya no quita salud; su penalización queda</translation>
    </message>
    <message>
        <source>{total} against {difficulty}</source>
        <translation>{total} contra {difficulty}</translation>
    </message>
    <message numerus="yes">
        <source>Without first aid one wakes after %n hour(s).</source>
        <translation>
            <numerusform>Sin primeros auxilios se despierta tras %n hora.</numerusform>
            <numerusform>Sin primeros auxilios se despierta tras %n horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each full day heals, where surgery has seen to every wound. The campaign stays on its day: passing days moves it, for everyone.</source>
        <translation>Cada día completo cura, si todas las heridas han pasado por cirugía. La campaña sigue en su día: es «Pasar días» lo que lo mueve, y para todos.</translation>
    </message>
    <message>
        <source>{told} Rested so far: {hours} h of 24.</source>
        <translation>{told} Descanso hasta ahora: {hours} h de 24.</translation>
    </message>
    <message>
        <source>Rest takes an hour at least.</source>
        <translation>El descanso dura al menos una hora.</translation>
    </message>
    <message>
        <source>Rest changes nothing.</source>
        <translation>El descanso no cambia nada.</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>tras el descanso</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>sin vida</translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation>Aguante</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Load in hands</source>
        <translation>Carga en manos</translation>
    </message>
    <message>
        <source>Load on the body</source>
        <translation>Carga en el cuerpo</translation>
    </message>
    <message>
        <source>Unconscious at</source>
        <translation>Inconsciencia con</translation>
    </message>
    <message>
        <source>Dead at</source>
        <translation>Muerte con</translation>
    </message>
    <message>
        <source>Resistance to light</source>
        <translation>Resistencia a la luz</translation>
    </message>
    <message>
        <source>Resistance to darkness</source>
        <translation>Resistencia a la oscuridad</translation>
    </message>
    <message>
        <source>Resistance to the elements</source>
        <translation>Resistencia elemental</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation>Evasión</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Sellsword</source>
        <translation>Mercenario</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Montaraz</translation>
    </message>
    <message>
        <source>Prowler</source>
        <translation>Furtivo</translation>
    </message>
    <message>
        <source>Surgeon</source>
        <translation>Cirujano</translation>
    </message>
    <message>
        <source>Armourer</source>
        <translation>Armero</translation>
    </message>
    <message>
        <source>Initiate</source>
        <translation>Iniciado</translation>
    </message>
    <message>
        <source>{total} points of experience are too many: the sheet holds {most}.</source>
        <translation>{total} puntos de experiencia son demasiados: en la ficha caben {most}.</translation>
    </message>
    <message>
        <source>{what}, runes</source>
        <translation>{what}, runas</translation>
    </message>
    <message>
        <source>Level of {what}</source>
        <translation>Nivel de {what}</translation>
    </message>
    <message>
        <source>Kind of check</source>
        <translation>Tipo de chequeo</translation>
    </message>
    <message>
        <source>a single one</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>to surprise a foe</source>
        <translation>para sorprender al oponente</translation>
    </message>
    <message>
        <source>Awake again</source>
        <translation>Ha despertado</translation>
    </message>
    <message>
        <source>else nothing can be done</source>
        <translation>si no, no se puede hacer nada</translation>
    </message>
    <message>
        <source>Runes: {runes}. Their hits count against the difficulty.</source>
        <translation>Runas: {runes}. Sus aciertos se comparan con la dificultad.</translation>
    </message>
    <message>
        <source>Runes: {runes}. Level {level} is added to their hits.</source>
        <translation>Runas: {runes}. El nivel {level} se suma a sus aciertos.</translation>
    </message>
    <message>
        <source>The unconscious can do nothing until they wake.</source>
        <translation>Quien está inconsciente no puede hacer nada hasta despertar.</translation>
    </message>
    <message>
        <source>a success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>a success, {total} against {difficulty}</source>
        <translation>un éxito, {total} contra {difficulty}</translation>
    </message>
    <message>
        <source>a failure, {total} against {difficulty}</source>
        <translation>un fracaso, {total} contra {difficulty}</translation>
    </message>
    <message>
        <source>surprised oneself</source>
        <translation>la sorpresa se vuelve en contra</translation>
    </message>
    <message>
        <source>the foe surprised</source>
        <translation>oponente sorprendido</translation>
    </message>
    <message>
        <source>the foe surprised, without runes</source>
        <translation>oponente sorprendido, sin runas</translation>
    </message>
    <message>
        <source>check</source>
        <translation>chequeo</translation>
    </message>
    <message>
        <source>effort?</source>
        <translation>¿esfuerzo?</translation>
    </message>
    <message>
        <source>Effort: runes +{runes}.</source>
        <translation>Esfuerzo: runas +{runes}.</translation>
    </message>
    <message>
        <source>{total} against {difficulty} ({what}): a success.</source>
        <translation>{total} contra {difficulty} ({what}): éxito.</translation>
    </message>
    <message>
        <source>{total} against {difficulty} ({what}): a failure.</source>
        <translation>{total} contra {difficulty} ({what}): fracaso.</translation>
    </message>
    <message>
        <source>{words} ({clause})</source>
        <translation>{words} ({clause})</translation>
    </message>
    <message>
        <source>{why} {value}</source>
        <translation>{why} {value}</translation>
    </message>
    <message>
        <source>{what}: {figure}</source>
        <translation>{what}: {figure}</translation>
    </message>
    <message>
        <source>by the GM</source>
        <translation>del DJ</translation>
    </message>
    <message>
        <source>runes more or fewer</source>
        <translation>runas de más o de menos</translation>
    </message>
    <message>
        <source>Damage that it has taken</source>
        <translation>Daño que ha sufrido</translation>
    </message>
    <message>
        <source>the result must be above it</source>
        <translation>el resultado debe superarla</translation>
    </message>
    <message>
        <source>as much is enough</source>
        <translation>basta con igualarla</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>{figure} = {terms}</source>
        <translation>{figure} = {terms}</translation>
    </message>
    <message>
        <source>gp</source>
        <translation>mo</translation>
    </message>
    <message>
        <source>Gold pieces</source>
        <translation>Monedas de oro</translation>
    </message>
    <message>
        <source>sp</source>
        <translation>mp</translation>
    </message>
    <message>
        <source>Silver pieces</source>
        <translation>Monedas de plata</translation>
    </message>
    <message>
        <source>cp</source>
        <translation>mc</translation>
    </message>
    <message>
        <source>Copper pieces</source>
        <translation>Monedas de cobre</translation>
    </message>
    <message>
        <source>Nobody here has a wound that still needs first aid.</source>
        <translation>Nadie aquí tiene una herida que aún necesite primeros auxilios.</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paciente</translation>
    </message>
    <message>
        <source>{name} gives first aid to {patient} ({wound}).</source>
        <translation>{name} presta primeros auxilios a {patient} ({wound}).</translation>
    </message>
    <message>
        <source>{patient}: {said}, {total} against {difficulty}</source>
        <translation>{patient}: {said}, {total} contra {difficulty}</translation>
    </message>
    <message>
        <source>Medicine against the gravity of the wound; it stops bleeding.</source>
        <translation>Medicina contra la gravedad de la herida; detiene la hemorragia.</translation>
    </message>
    <message>
        <source>Runes</source>
        <translation>Runas</translation>
    </message>
    <message>
        <source>difficulty {difficulty}</source>
        <translation>dificultad {difficulty}</translation>
    </message>
    <message>
        <source>{piece} is not in hand: change gear first.</source>
        <translation>{piece}: no está en la mano. Cambia antes de equipo.</translation>
    </message>
    <message>
        <source>{piece} has struck in this act already.</source>
        <translation>{piece}: ya ha golpeado en esta acción.</translation>
    </message>
    <message>
        <source>This act has no more attacks with {piece}.</source>
        <translation>En esta acción no quedan ataques con: {piece}.</translation>
    </message>
    <message>
        <source>All attacks of an act go at one target, and that one is gone.</source>
        <translation>Todos los ataques de una acción van contra un mismo objetivo, y ese ya no está.</translation>
    </message>
    <message>
        <source>All attacks of an act go at one target: this one began with {target}.</source>
        <translation>Todos los ataques de una acción van contra un mismo objetivo: esta empezó con {target}.</translation>
    </message>
    <message>
        <source>{name} attacks {target} ({weapon}).</source>
        <translation>{name} ataca a {target} ({weapon}).</translation>
    </message>
    <message>
        <source>A sheet holds {most} wounds: take one off first.</source>
        <translation>En una ficha caben {most} heridas: quita antes una.</translation>
    </message>
    <message>
        <source>Damage to the body in this turn</source>
        <translation>Daño en el cuerpo en este turno</translation>
    </message>
    <message>
        <source>Effort in the fight</source>
        <translation>Esfuerzo en el combate</translation>
    </message>
    <message>
        <source>The act of this turn is used</source>
        <translation>La acción de este turno está gastada</translation>
    </message>
    <message>
        <source>Concentration gained in this turn</source>
        <translation>Concentración ganada en este turno</translation>
    </message>
    <message>
        <source>Damage of {piece}</source>
        <translation>Daño: {piece}</translation>
    </message>
    <message>
        <source>Structure of {piece}</source>
        <translation>Estructura: {piece}</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Daño recibido</translation>
    </message>
    <message>
        <source>Stamina at the start of the fight</source>
        <translation>Aguante al empezar el combate</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Concentración</translation>
    </message>
    <message>
        <source>Effort spent in this turn</source>
        <translation>Esfuerzo gastado en este turno</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Aturdimiento</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>healed: it is no more</source>
        <translation>curada: ya no está</translation>
    </message>
    <message>
        <source>A new wound</source>
        <translation>Una herida nueva</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Nothing hangs on the body, ready to be drawn.</source>
        <translation>No hay nada en el cuerpo listo para desenfundar.</translation>
    </message>
    <message>
        <source>There is nothing in the hands.</source>
        <translation>No hay nada en las manos.</translation>
    </message>
    <message>
        <source>{piece} needs {hands} of the hands, and {free} would be free: drop something first.</source>
        <translation>{piece}: manos que necesita, {hands}; libres quedarían {free}. Suelta algo antes.</translation>
    </message>
    <message>
        <source>{name} puts {old} away and draws {new}.</source>
        <translation>{name} guarda {old} y empuña {new}.</translation>
    </message>
    <message>
        <source>{name} draws {new}.</source>
        <translation>{name} empuña {new}.</translation>
    </message>
    <message>
        <source>{name} drops {piece}.</source>
        <translation>{name} suelta {piece}.</translation>
    </message>
    <message>
        <source>{piece} in hand · initiative {before} → {after}</source>
        <translation>{piece} en la mano · iniciativa {before} → {after}</translation>
    </message>
    <message>
        <source>{piece} lies on the ground · initiative {before} → {after}</source>
        <translation>{piece} en el suelo · iniciativa {before} → {after}</translation>
    </message>
    <message>
        <source>Change gear</source>
        <translation>Cambiar de equipo</translation>
    </message>
    <message>
        <source>Where the new set has less initiative, it drops to that; it never rises.</source>
        <translation>Si el equipo nuevo da menos iniciativa, desciende hasta ese valor; nunca aumenta.</translation>
    </message>
    <message>
        <source>nothing: a hand is empty</source>
        <translation>nada: hay una mano vacía</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empuñar</translation>
    </message>
    <message>
        <source>Drop something</source>
        <translation>Soltar algo</translation>
    </message>
    <message>
        <source>It takes no act; the initiative may drop.</source>
        <translation>No gasta acción; la iniciativa puede descender.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Concentration follows an act: act first, or let the act go by.</source>
        <translation>La concentración viene después de una acción: actúa antes o deja pasar la acción.</translation>
    </message>
    <message>
        <source>Concentration is gained once a turn.</source>
        <translation>La concentración se gana una vez por turno.</translation>
    </message>
    <message>
        <source>{name} concentrates.</source>
        <translation>{name} se concentra.</translation>
    </message>
    <message>
        <source>lets the act go by</source>
        <translation>deja pasar la acción</translation>
    </message>
    <message>
        <source>After an act, once a turn: a point of initiative for what a check comes to.</source>
        <translation>Tras una acción, una vez por turno: un punto de iniciativa por el resultado de un chequeo.</translation>
    </message>
    <message>
        <source>Let the act go by</source>
        <translation>Dejar pasar la acción</translation>
    </message>
    <message>
        <source>No act in this turn; concentration may follow it.</source>
        <translation>Ninguna acción en este turno; después cabe concentrarse.</translation>
    </message>
    <message>
        <source>{name} uses {power}.</source>
        <translation>{name} usa {power}.</translation>
    </message>
    <message>
        <source>{name} uses {power} on {target}.</source>
        <translation>{name} usa {power} contra {target}.</translation>
    </message>
    <message>
        <source>{power} on {target}: {said}</source>
        <translation>{power} contra {target}: {said}</translation>
    </message>
    <message>
        <source>Cost: {cost} of {points} points of concentration, whatever comes of it.</source>
        <translation>Coste: {cost} de {points} puntos de concentración, sea cual sea el resultado.</translation>
    </message>
    <message>
        <source>{name} tries to flee.</source>
        <translation>{name} intenta huir.</translation>
    </message>
    <message>
        <source>escapes</source>
        <translation>logra alejarse</translation>
    </message>
    <message>
        <source>does not get away</source>
        <translation>no logra alejarse</translation>
    </message>
    <message>
        <source>{said}: {total} against {difficulty}</source>
        <translation>{said}: {total} contra {difficulty}</translation>
    </message>
    <message>
        <source>Allies, oneself among them</source>
        <translation>Aliados, con quien actúa</translation>
    </message>
    <message>
        <source>Everyone else in the fight</source>
        <translation>Los demás que combaten</translation>
    </message>
    <message>
        <source>and {more} more is the difficulty</source>
        <translation>y {more} más es la dificultad</translation>
    </message>
    <message>
        <source>allies +{allies}</source>
        <translation>aliados +{allies}</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Huir</translation>
    </message>
    <message>
        <source>Runes of the lowest physical attribute and the allies, against everyone else and 2 more.</source>
        <translation>Runas del menor atributo físico y los aliados, contra los demás y 2 más.</translation>
    </message>
    <message>
        <source>the act of this turn</source>
        <translation>la acción de este turno</translation>
    </message>
    <message>
        <source>after the act, once a turn</source>
        <translation>después de la acción, una vez por turno</translation>
    </message>
    <message>
        <source>free</source>
        <translation>sin gastar acción</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>antes del primer turno</translation>
    </message>
    <message>
        <source>order of the tied</source>
        <translation>orden de quienes empatan</translation>
    </message>
    <message>
        <source>{name} is as quick and as clever as another: chance decides ties.</source>
        <translation>{name} iguala a alguien en agilidad e inteligencia: el azar decide los empates.</translation>
    </message>
    <message>
        <source>{name}, where all else is a tie: {rolled}.</source>
        <translation>{name}, desempate al azar: {rolled}.</translation>
    </message>
    <message>
        <source>Nothing lies loose, on the ground or in the hands of the fallen.</source>
        <translation>No hay nada suelto, ni en el suelo ni en manos de quien ha caído.</translation>
    </message>
    <message>
        <source>{name} reaches for {piece}.</source>
        <translation>{name} intenta coger {piece}.</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>lo coge</translation>
    </message>
    <message>
        <source>does not get hold of it</source>
        <translation>no llega a cogerlo</translation>
    </message>
    <message>
        <source>{piece} ({owner})</source>
        <translation>{piece} ({owner})</translation>
    </message>
    <message>
        <source>Pick something up</source>
        <translation>Coger algo</translation>
    </message>
    <message>
        <source>Runes of agility and the allies, against everyone else and 2 more.</source>
        <translation>Runas de agilidad y los aliados, contra los demás y 2 más.</translation>
    </message>
    <message>
        <source>{name} takes breath: stamina {before} → {after}.</source>
        <translation>{name} recupera el aliento: aguante {before} → {after}.</translation>
    </message>
    <message>
        <source>{name} bleeds: damage {before} → {after}.</source>
        <translation>{name} sangra: daño {before} → {after}.</translation>
    </message>
    <message>
        <source>{name} is stunned no longer.</source>
        <translation>Fin del aturdimiento: {name}.</translation>
    </message>
    <message>
        <source>{name} after the fight: stamina {before} → {after}.</source>
        <translation>{name}, tras el combate: aguante {before} → {after}.</translation>
    </message>
    <message>
        <source>{name} after the fight: initiative {before} → {after}.</source>
        <translation>{name}, tras el combate: iniciativa {before} → {after}.</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>sin conocimiento</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>con sorpresa en contra</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>con agotamiento</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>sin daños</translation>
    </message>
    <message>
        <source>damage {damage} of {most}</source>
        <translation>daño {damage} de {most}</translation>
    </message>
    <message>
        <source>stamina {stamina} of {most}</source>
        <translation>aguante {stamina} de {most}</translation>
    </message>
    <message>
        <source>structure {left} of {most}</source>
        <translation>estructura {left} de {most}</translation>
    </message>
    <message>
        <source>concentration {points}</source>
        <translation>concentración {points}</translation>
    </message>
    <message>
        <source>bleeds: {points} a turn</source>
        <translation>sangra: {points} por turno</translation>
    </message>
    <message>
        <source>Surprise comes before the first turn.</source>
        <translation>La sorpresa es antes del primer turno.</translation>
    </message>
    <message>
        <source>Nobody is left on the other side who is not surprised.</source>
        <translation>En el otro bando no queda nadie por sorprender.</translation>
    </message>
    <message>
        <source>{name} would surprise {target} ({skill}).</source>
        <translation>{name} intenta sorprender a {target} ({skill}).</translation>
    </message>
    <message>
        <source>everyone on the other side</source>
        <translation>todo el otro bando</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Sorprender</translation>
    </message>
    <message>
        <source>A success: a turn in which the surprised neither act nor make an effort. A failure turns it round.</source>
        <translation>Con éxito, quien sufre la sorpresa pasa un turno sin actuar ni esforzarse. Un fallo invierte los papeles.</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Se chequea con</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Nobody is left on the other side who could be attacked.</source>
        <translation>En el otro bando no queda nadie a quien atacar.</translation>
    </message>
    <message>
        <source>Before the first turn nobody acts: begin the fight first.</source>
        <translation>Antes del primer turno no actúa nadie: empieza antes el combate.</translation>
    </message>
    <message>
        <source>It is not the turn of {name}.</source>
        <translation>No es el turno de {name}.</translation>
    </message>
    <message>
        <source>Surprised: no acts in this turn.</source>
        <translation>Sorpresa: sin acciones en este turno.</translation>
    </message>
    <message>
        <source>The act of this turn is used.</source>
        <translation>La acción de este turno está gastada.</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentración</translation>
    </message>
    <message>
        <source>There is no initiative left to give up.</source>
        <translation>No queda iniciativa a la que renunciar.</translation>
    </message>
    <message>
        <source>Concentration: from {before} to {after}. Initiative: from {high} to {low}.</source>
        <translation>Concentración: de {before} a {after}. Iniciativa: de {high} a {low}.</translation>
    </message>
    <message>
        <source>Concentration: from {before} to {after}.</source>
        <translation>Concentración: de {before} a {after}.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Oficio</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>A profession of the list brings skills. You can also type your own.</source>
        <translation>Un oficio de la lista trae habilidades. También puedes escribir el tuyo.</translation>
    </message>
    <message>
        <source>Physical attributes</source>
        <translation>Atributos físicos</translation>
    </message>
    <message>
        <source>From 0 to 5. The source leaves it to other books; thrown here, each is 1 and the hits of four runes.</source>
        <translation>De 0 a 5. La fuente lo deja a otros capítulos; tirado aquí, cada uno es 1 más los aciertos de cuatro runas.</translation>
    </message>
    <message>
        <source>Mental attributes</source>
        <translation>Atributos mentales</translation>
    </message>
    <message>
        <source>From 0 to 5. Thrown here, each is 1 and the hits of four runes.</source>
        <translation>De 0 a 5. Tirado aquí, cada uno es 1 más los aciertos de cuatro runas.</translation>
    </message>
    <message>
        <source>Supernatural attributes</source>
        <translation>Atributos sobrenaturales</translation>
    </message>
    <message>
        <source>From 0 to 5. Thrown here, each is the hits of four runes; most people have little of it.</source>
        <translation>De 0 a 5. Tirado aquí, cada uno son los aciertos de cuatro runas; la mayoría de la gente tiene poco de esto.</translation>
    </message>
    <message>
        <source>3 bandits, strength 3, agility 3, shortsword</source>
        <translation>3 bandidos, fuerza 3, agilidad 3, espada corta</translation>
    </message>
    <message>
        <source>on the sheet</source>
        <translation>en la ficha</translation>
    </message>
    <message>
        <source>never below 0</source>
        <translation>nunca por debajo de 0</translation>
    </message>
    <message>
        <source>nobody falls without any damage</source>
        <translation>nadie cae sin haber sufrido daño</translation>
    </message>
    <message>
        <source>{attribute} {value} × {factor}</source>
        <translation>{attribute} {value} × {factor}</translation>
    </message>
    <message>
        <source>reach: {weapon}</source>
        <translation>alcance: {weapon}</translation>
    </message>
    <message>
        <source>exhausted: no runes at 0 stamina</source>
        <translation>agotamiento: sin runas con 0 de aguante</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>cansancio</translation>
    </message>
    <message>
        <source>lost in the fight</source>
        <translation>perdida en el combate</translation>
    </message>
    <message>
        <source>structure lost</source>
        <translation>estructura perdida</translation>
    </message>
    <message>
        <source>no structure left</source>
        <translation>sin estructura</translation>
    </message>
    <message>
        <source>{grams} g free in the hands</source>
        <translation>{grams} g libres en las manos</translation>
    </message>
    <message>
        <source>{grams} g free on the body</source>
        <translation>{grams} g libres en el cuerpo</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>lost by use</source>
        <translation>perdido por el uso</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>Longsword, 4 cutting</source>
        <translation>Espada larga, 4 cortante</translation>
    </message>
    <message>
        <source>War spear, 5 piercing</source>
        <translation>Lanza de guerra, 5 perforante</translation>
    </message>
    <message>
        <source>Light mace, 4 crushing</source>
        <translation>Maza ligera, 4 contundente</translation>
    </message>
    <message>
        <source>Sledgehammer, 6 crushing</source>
        <translation>Almádena, 6 contundente</translation>
    </message>
    <message>
        <source>Nothing is left of it that could be lost.</source>
        <translation>No le queda nada que perder.</translation>
    </message>
    <message>
        <source>No rule wears it out.</source>
        <translation>Ninguna regla lo desgasta.</translation>
    </message>
    <message>
        <source>With its structure of {structure}, no throw of its wielder can harm it.</source>
        <translation>Con su estructura de {structure}, ninguna tirada de quien la empuña puede dañarla.</translation>
    </message>
    <message>
        <source>A damage throw with more than {structure} hits costs it a point of its damage. The end is a damage of 0.</source>
        <translation>Una tirada de daño con más de {structure} aciertos le cuesta un punto de su daño. El final es un daño de 0.</translation>
    </message>
    <message>
        <source>hits on average</source>
        <translation>golpes de media</translation>
    </message>
    <message>
        <source>Hits in a fight</source>
        <translation>Golpes en un combate</translation>
    </message>
    <message>
        <source>Hits to outlast</source>
        <translation>Golpes que debe aguantar</translation>
    </message>
    <message>
        <source>Strength {strength}, with effort</source>
        <translation>Fuerza {strength}, con esfuerzo</translation>
    </message>
    <message>
        <source>Strength {strength}</source>
        <translation>Fuerza {strength}</translation>
    </message>
    <message>
        <source>No typical blow can take anything off it.</source>
        <translation>Ningún golpe corriente puede quitarle nada.</translation>
    </message>
    <message>
        <source>By hits on it of someone with strength {attacker}, worn alone by someone with strength {wearer}.</source>
        <translation>Por los golpes que recibe de alguien con fuerza {attacker} cuando es la única protección de alguien con fuerza {wearer}.</translation>
    </message>
    <message>
        <source>Damage {base}, resistance {resistance}: {damage}.</source>
        <translation>Daño {base}, resistencia {resistance}: {damage}.</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>1 is normal. Each step more is +1 structure, and of armour −1000 g: type both as they are.</source>
        <translation>1 es lo normal. Cada paso más es +1 de estructura y, en armaduras, −1000 g: escribe ambos ya contados.</translation>
    </message>
    <message>
        <source>A skill needs an attribute: tick at least one.</source>
        <translation>Una habilidad necesita un atributo: marca al menos uno.</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Kind of damage</source>
        <translation>Tipo de daño</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Metal is mended by forging, the rest by leather-work.</source>
        <translation>El metal se repara con forja; lo demás, con peletería.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>How many things fit. Empty: as many as you like.</source>
        <translation>Cuántas cosas caben. Vacío: las que quieras.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>The lowest of those that are ticked is thrown.</source>
        <translation>Se tira el menor de los marcados.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Points of concentration</source>
        <translation>Puntos de concentración</translation>
    </message>
    <message>
        <source>Empty: 5 for each level.</source>
        <translation>Vacío: 5 por nivel.</translation>
    </message>
    <message>
        <source>Of powers that strike: no armour helps, only the resistance to it.</source>
        <translation>De los poderes que golpean: ninguna armadura sirve, solo la resistencia adecuada.</translation>
    </message>
    <message>
        <source>No runes are thrown for it.</source>
        <translation>No se tiran runas por él.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Recipiente</translation>
    </message>
    <message>
        <source>Any other thing</source>
        <translation>Cualquier otra cosa</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Such as: strength 3, agility 3, shortsword, leather</source>
        <translation>Por ejemplo: fuerza 3, agilidad 3, espada corta, cuero</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message>
        <source>The source has no magic gear: what the bonus is good for, the GM says.</source>
        <translation>La fuente no tiene equipo mágico: para qué sirve la bonificación lo dice el DJ.</translation>
    </message>
    <message>
        <source>Nothing is added by itself; a quality on the sheet can add it.</source>
        <translation>Nada se suma solo; una cualidad de la ficha puede sumarla.</translation>
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
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>como máximo {limit}</translation>
    </message>
    <message>
        <source>effort to hit?</source>
        <translation>¿esfuerzo para impactar?</translation>
    </message>
    <message>
        <source>to hit</source>
        <translation>impactar</translation>
    </message>
    <message>
        <source>effort to evade?</source>
        <translation>¿esfuerzo para esquivar?</translation>
    </message>
    <message>
        <source>to evade</source>
        <translation>esquivar</translation>
    </message>
    <message>
        <source>effort for damage?</source>
        <translation>¿esfuerzo para causar daño?</translation>
    </message>
    <message>
        <source>effort against damage?</source>
        <translation>¿esfuerzo para reducir el daño?</translation>
    </message>
    <message>
        <source>against damage</source>
        <translation>reducir el daño</translation>
    </message>
    <message>
        <source>Surprised: no runes ({what}).</source>
        <translation>Por sorpresa: sin runas ({what}).</translation>
    </message>
    <message>
        <source>Effort of this act ({what}): runes doubled.</source>
        <translation>Esfuerzo de esta acción ({what}): runas duplicadas.</translation>
    </message>
    <message>
        <source>No stamina left: no runes ({what}).</source>
        <translation>Sin aguante: sin runas ({what}).</translation>
    </message>
    <message>
        <source>Effort ({what}): stamina from {before} to {after}.</source>
        <translation>Esfuerzo ({what}): aguante de {before} a {after}.</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Tal cual</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Battered</source>
        <translation>Con muchos golpes</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Inservible</translation>
    </message>
    <message>
        <source>It is no thing that could be found.</source>
        <translation>No es una cosa que se pueda encontrar.</translation>
    </message>
    <message>
        <source>It is no better than that already.</source>
        <translation>Ya no está mejor que eso.</translation>
    </message>
    <message>
        <source>The dead can do nothing.</source>
        <translation>La muerte no permite hacer nada.</translation>
    </message>
    <message>
        <source>The patient is dead: neither care nor rest changes that.</source>
        <translation>Ya no hay nadie a quien cuidar: ni los cuidados ni el descanso deshacen la muerte.</translation>
    </message>
    <message>
        <source>No fight with damage {damage}: unconscious from {limit} on.</source>
        <translation>Con un daño de {damage} no se puede combatir: inconsciencia a partir de {limit}.</translation>
    </message>
    <message>
        <source>No acts while stunned.</source>
        <translation>El aturdimiento no permite acciones.</translation>
    </message>
    <message>
        <source>{piece} was left behind: fetch it first.</source>
        <translation>{piece}: no se lleva encima, hay que recogerlo antes.</translation>
    </message>
    <message>
        <source>{piece} needs {hands} of the arms, and {left} can be used.</source>
        <translation>{piece}: brazos necesarios, {hands}; brazos útiles, {left}.</translation>
    </message>
    <message>
        <source>concentration {before} → {after}</source>
        <translation>concentración {before} → {after}</translation>
    </message>
    <message>
        <source>initiative {before} → {after}</source>
        <translation>iniciativa {before} → {after}</translation>
    </message>
    <message>
        <source>points +{points}</source>
        <translation>puntos +{points}</translation>
    </message>
    <message>
        <source>points +{low}–{high}</source>
        <translation>puntos +{low}–{high}</translation>
    </message>
    <message>
        <source>Armours</source>
        <translation>Armaduras</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Escudos</translation>
    </message>
    <message>
        <source>Other gear</source>
        <translation>Otro equipo</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Solo con las manos</translation>
    </message>
    <message>
        <source>blunted: no damage of its own left</source>
        <translation>sin filo: no le queda daño propio</translation>
    </message>
    <message>
        <source>used up: it only hinders</source>
        <translation>inservible: solo estorba</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>inservible</translation>
    </message>
    <message>
        <source>as new</source>
        <translation>en perfecto estado</translation>
    </message>
    <message>
        <source>damage −{lost}</source>
        <translation>daño −{lost}</translation>
    </message>
    <message>
        <source>The difficulty of first aid, and of surgery before what that adds.</source>
        <translation>La dificultad de los primeros auxilios, y la de la cirugía sin lo que esta añade.</translation>
    </message>
    <message>
        <source>A check succeeds</source>
        <translation>Un chequeo tiene éxito</translation>
    </message>
    <message>
        <source>The result of a check must be above its difficulty, or it is enough to be equal to it.</source>
        <translation>El resultado de un chequeo debe superar la dificultad, o basta con igualarla.</translation>
    </message>
    <message>
        <source>above the difficulty</source>
        <translation>por encima de la dificultad</translation>
    </message>
    <message>
        <source>from the difficulty on</source>
        <translation>a partir de la dificultad</translation>
    </message>
    <message>
        <source>Attacks without weapons</source>
        <translation>Ataques sin armas</translation>
    </message>
    <message>
        <source>Whoever fights without any weapon strikes once an act, or once an arm.</source>
        <translation>Quien combate sin ningún arma golpea una vez por acción, o una por brazo.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>one an arm</source>
        <translation>uno por brazo</translation>
    </message>
    <message>
        <source>Medicine: light wounds, unconsciousness</source>
        <translation>Medicina: heridas leves, inconsciencia</translation>
    </message>
    <message>
        <source>Medicine: grave wounds</source>
        <translation>Medicina: heridas graves</translation>
    </message>
    <message>
        <source>Medicine: very grave wounds</source>
        <translation>Medicina: heridas muy graves</translation>
    </message>
    <message>
        <source>Medicine: surgery</source>
        <translation>Medicina: cirugía</translation>
    </message>
    <message>
        <source>What surgery adds to the difficulty of first aid.</source>
        <translation>Lo que la cirugía añade a la dificultad de los primeros auxilios.</translation>
    </message>
    <message>
        <source>no armour</source>
        <translation>sin armadura</translation>
    </message>
    <message>
        <source>Mend by forging</source>
        <translation>Reparar con forja</translation>
    </message>
    <message>
        <source>Mend by leather-work</source>
        <translation>Reparar con peletería</translation>
    </message>
    <message>
        <source>Take off a point</source>
        <translation>Quitar un punto</translation>
    </message>
    <message>
        <source>Give back a point</source>
        <translation>Devolver un punto</translation>
    </message>
    <message>
        <source>The GM says so; nothing is thrown.</source>
        <translation>Lo dice el DJ; no se tira nada.</translation>
    </message>
    <message>
        <source>damage {before} → {after}</source>
        <translation>daño {before} → {after}</translation>
    </message>
    <message>
        <source>structure {before} → {after}</source>
        <translation>estructura {before} → {after}</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nada cambia</translation>
    </message>
    <message>
        <source>It has lost nothing: there is nothing to mend.</source>
        <translation>No ha perdido nada: no hay nada que reparar.</translation>
    </message>
    <message>
        <source>Whoever holds it mends it: give it to someone who can.</source>
        <translation>Lo repara quien lo tiene: dáselo a alguien que sepa.</translation>
    </message>
    <message>
        <source>{name} is dead: give it to someone else.</source>
        <translation>{name}: sin vida. Dáselo a otra persona.</translation>
    </message>
    <message>
        <source>{name} is unconscious.</source>
        <translation>{name}: sin conocimiento.</translation>
    </message>
    <message>
        <source>“{key}” is not on the list of skills any more.</source>
        <translation>«{key}» ya no está en la lista de habilidades.</translation>
    </message>
    <message>
        <source>{name} reaches {most} at best against {difficulty}: it needs better hands.</source>
        <translation>{name} llega a {most} como mucho contra {difficulty}: hacen falta mejores manos.</translation>
    </message>
    <message>
        <source>{name}, {skill}: runes {runes}, level {level}, difficulty {difficulty}.</source>
        <translation>{name}, {skill}: runas {runes}, nivel {level}, dificultad {difficulty}.</translation>
    </message>
    <message>
        <source>A day’s work, with the tools of the trade</source>
        <translation>Un día de trabajo, con las herramientas del oficio</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>There is nothing left that it could lose.</source>
        <translation>No le queda nada que perder.</translation>
    </message>
    <message>
        <source>It has lost nothing.</source>
        <translation>No ha perdido nada.</translation>
    </message>
    <message>
        <source>On the body {carried} of {limit} g</source>
        <translation>En el cuerpo, {carried} de {limit} g</translation>
    </message>
    <message>
        <source>In the hands {carried} of {limit} g</source>
        <translation>En las manos, {carried} de {limit} g</translation>
    </message>
    <message>
        <source>a rune more to hit</source>
        <translation>una runa más para impactar</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) without a weight, not counted.</source>
        <translation>
            <numerusform>%n cosa sin peso, que no se cuenta.</numerusform>
            <numerusform>%n cosas sin peso, que no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{load}: {over} g too much</source>
        <translation>{load}: sobran {over} g</translation>
    </message>
    <message>
        <source>{load}: {more}</source>
        <translation>{load}: {more}</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>huida</translation>
    </message>
    <message>
        <source>picking up</source>
        <translation>coger un objeto</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>sorpresa</translation>
    </message>
    <message>
        <source>The one who would surprise is surprised: a turn without acts and effort.</source>
        <translation>La sorpresa se vuelve contra quien la intentaba: un turno sin acciones ni esfuerzo.</translation>
    </message>
    <message>
        <source>The foe is surprised: a turn without acts and effort.</source>
        <translation>El oponente cae en la sorpresa: un turno sin acciones ni esfuerzo.</translation>
    </message>
    <message>
        <source>The foe is surprised: a turn without acts, effort and runes.</source>
        <translation>El oponente cae en la sorpresa: un turno sin acciones, esfuerzo ni runas.</translation>
    </message>
    <message>
        <source>New set: {set}. Initiative: from {before} to {after}.</source>
        <translation>Equipo nuevo: {set}. Iniciativa: de {before} a {after}.</translation>
    </message>
    <message>
        <source>first aid</source>
        <translation>primeros auxilios</translation>
    </message>
    <message>
        <source>surgery</source>
        <translation>cirugía</translation>
    </message>
    <message>
        <source>Days of rest: {days}. Damage: from {before} to {after}.</source>
        <translation>Días de descanso: {days}. Daño: de {before} a {after}.</translation>
    </message>
    <message>
        <source>mending</source>
        <translation>reparación</translation>
    </message>
    <message>
        <source>Nothing is lost, so there is nothing to mend.</source>
        <translation>No se ha perdido nada, así que no hay nada que reparar.</translation>
    </message>
    <message>
        <source>After a day of work, points restored: {restored} of {lost}.</source>
        <translation>Tras un día de trabajo, puntos recuperados: {restored} de {lost}.</translation>
    </message>
    <message>
        <source>Begin with a name, as in “3 bandits, strength 3, agility 3, shortsword”.</source>
        <translation>Empieza por un nombre, como en «3 bandidos, fuerza 3, agilidad 3, espada corta».</translation>
    </message>
    <message>
        <source>“{words}” cannot be understood. You can say attributes such as strength 3, weapons, an armour and a shield of the book, unarmed damage or impact, level, profession and origin.</source>
        <translation>No se entiende «{words}». Puedes decir atributos como fuerza 3, armas, una armadura y un escudo del libro, daño o impacto sin armas, nivel, oficio y origen.</translation>
    </message>
    <message>
        <source>{attribute} {value}</source>
        <translation>{attribute} {value}</translation>
    </message>
    <message>
        <source>unarmed damage {value}</source>
        <translation>daño sin armas {value}</translation>
    </message>
    <message>
        <source>unarmed impact {value}</source>
        <translation>impacto sin armas {value}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nivel {level}</translation>
    </message>
    <message>
        <source>Concentrate</source>
        <translation>Concentrarse</translation>
    </message>
    <message>
        <source>Take breath after a turn</source>
        <translation>Tomar aliento tras un turno</translation>
    </message>
    <message>
        <source>End a fight</source>
        <translation>Terminar un combate</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Primeros auxilios</translation>
    </message>
    <message>
        <source>Surgery</source>
        <translation>Cirugía</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>Check: {skill}</source>
        <translation>Chequeo: {skill}</translation>
    </message>
    <message>
        <source>Runes: {attribute}</source>
        <translation>Runas: {attribute}</translation>
    </message>
    <message>
        <source>Attack: {weapon}</source>
        <translation>Atacar: {weapon}</translation>
    </message>
    <message>
        <source>Use: {power}</source>
        <translation>Usar: {power}</translation>
    </message>
    <message>
        <source>{piece}: in the workshop until day {day}.</source>
        <translation>{piece}: en el taller hasta el día {day}.</translation>
    </message>
    <message>
        <source>It costs {cost} points of concentration, and there are {points}.</source>
        <translation>Cuesta {cost} puntos de concentración, y hay {points}.</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sin daño</translation>
    </message>
    <message>
        <source>Damage ({kind})</source>
        <translation>Daño ({kind})</translation>
    </message>
    <message>
        <source>quality 0</source>
        <translation>calidad 0</translation>
    </message>
    <message>
        <source>quality 1</source>
        <translation>calidad 1</translation>
    </message>
    <message>
        <source>quality 2</source>
        <translation>calidad 2</translation>
    </message>
    <message>
        <source>quality 3</source>
        <translation>calidad 3</translation>
    </message>
    <message>
        <source>quality 4</source>
        <translation>calidad 4</translation>
    </message>
    <message>
        <source>quality 5</source>
        <translation>calidad 5</translation>
    </message>
    <message>
        <source>Another quality</source>
        <translation>Otra calidad</translation>
    </message>
    <message>
        <source>Other qualities are made from the normal one.</source>
        <translation>Las otras calidades se hacen a partir de la normal.</translation>
    </message>
    <message>
        <source>Weapons, armour and shields alone have a quality.</source>
        <translation>Solo armas, armaduras y escudos tienen calidad.</translation>
    </message>
    <message>
        <source>nothing else changes</source>
        <translation>nada más cambia</translation>
    </message>
    <message>
        <source>structure {change}</source>
        <translation>estructura {change}</translation>
    </message>
    <message>
        <source>weight {change} g</source>
        <translation>peso {change} g</translation>
    </message>
    <message>
        <source>Damage: from {before} to {after}, by rest.</source>
        <translation>Daño: de {before} a {after}, por el descanso.</translation>
    </message>
    <message>
        <source>Damage: from {before} to {after}, by very grave wounds without surgery.</source>
        <translation>Daño: de {before} a {after}, por heridas muy graves sin cirugía.</translation>
    </message>
    <message>
        <source>Death by very grave wounds without surgery: damage {after}.</source>
        <translation>Muerte por heridas muy graves sin cirugía: daño {after}.</translation>
    </message>
    <message numerus="yes">
        <source>Grave wounds without surgery become very grave: %n.</source>
        <translation>
            <numerusform>Herida grave sin cirugía que pasa a muy grave: %n.</numerusform>
            <numerusform>Heridas graves sin cirugía que pasan a muy graves: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without surgery no damage heals.</source>
        <translation>Sin cirugía no se cura ningún daño.</translation>
    </message>
    <message>
        <source>Rested so far: {hours} h of 24.</source>
        <translation>Descanso hasta ahora: {hours} h de 24.</translation>
    </message>
    <message>
        <source>Stamina: from {before} to {after}.</source>
        <translation>Aguante: de {before} a {after}.</translation>
    </message>
    <message>
        <source>Days of rest: a whole number from {lowest} to {highest} is needed.</source>
        <translation>Días de descanso: hace falta un número entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>The dead do not rest: nothing changes.</source>
        <translation>Los muertos no descansan: nada cambia.</translation>
    </message>
    <message>
        <source>Spend a point of stamina</source>
        <translation>Gastar un punto de aguante</translation>
    </message>
    <message>
        <source>Spend none</source>
        <translation>No gastar</translation>
    </message>
    <message>
        <source>Runes ({what}): {hits} of {runes} hit.</source>
        <translation>Runas ({what}): aciertos {hits} de {runes}.</translation>
    </message>
    <message>
        <source>Runes ({what}): none.</source>
        <translation>Runas ({what}): ninguna.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>{attribute}, base</source>
        <translation>{attribute}, base</translation>
    </message>
    <message>
        <source>Panoplia · {name} · day {day}</source>
        <translation>Panoplia · {name} · día {day}</translation>
    </message>
    <message>
        <source>{person}</source>
        <translation>{person}</translation>
    </message>
    <message>
        <source>Player: {player} · {campaign} · Espada Negra</source>
        <translation>Juega: {player} · {campaign} · Espada Negra</translation>
    </message>
    <message>
        <source>{campaign} · Espada Negra</source>
        <translation>{campaign} · Espada Negra</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation>Iniciativa perdida</translation>
    </message>
    <message>
        <source>Runes to hit</source>
        <translation>Runas para impactar</translation>
    </message>
    <message>
        <source>Runes to evade</source>
        <translation>Runas para esquivar</translation>
    </message>
    <message>
        <source>Runes for and against damage</source>
        <translation>Runas para causar y reducir daño</translation>
    </message>
    <message>
        <source>A point of stamina throws the attribute’s runes again.</source>
        <translation>Un punto de aguante tira otra vez las runas del atributo.</translation>
    </message>
    <message>
        <source>In a fight</source>
        <translation>En combate</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bolsa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Unarmed impact</source>
        <translation>Impacto sin armas</translation>
    </message>
    <message>
        <source>Unarmed damage</source>
        <translation>Daño sin armas</translation>
    </message>
    <message>
        <source>Impact + runes</source>
        <translation>Impacto + runas</translation>
    </message>
    <message>
        <source>Damage + runes</source>
        <translation>Daño + runas</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>{figure} + {runes}</source>
        <translation>{figure} + {runes}</translation>
    </message>
    <message>
        <source>Structure left</source>
        <translation>Estructura restante</translation>
    </message>
    <message>
        <source>Armour and shield</source>
        <translation>Armadura y escudo</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Neither armour nor shield in use.</source>
        <translation>Ni armadura ni escudo en uso.</translation>
    </message>
    <message>
        <source>In use: {worn}.</source>
        <translation>En uso: {worn}.</translation>
    </message>
    <message>
        <source>{worn} Used up: every hit is one in the flesh.</source>
        <translation>{worn} Sin estructura: todo impacto es en carne.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
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
        <source>{grams} g</source>
        <translation>{grams} g</translation>
    </message>
    <message>
        <source>{piece}, in hand</source>
        <translation>{piece}, en la mano</translation>
    </message>
    <message>
        <source>{piece} × {quantity}</source>
        <translation>{piece} × {quantity}</translation>
    </message>
    <message>
        <source>in the workshop until day {day}</source>
        <translation>en el taller hasta el día {day}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>este turno</translation>
    </message>
    <message>
        <source>this turn and the next</source>
        <translation>este turno y el siguiente</translation>
    </message>
    <message>
        <source>Most health</source>
        <translation>Vida máxima</translation>
    </message>
    <message>
        <source>recovers by rest</source>
        <translation>se recupera descansando</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>con daños</translation>
    </message>
    <message>
        <source>Most stamina</source>
        <translation>Aguante máximo</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Cansancio</translation>
    </message>
    <message>
        <source>Effort a turn</source>
        <translation>Esfuerzo por turno</translation>
    </message>
    <message>
        <source>exhausted: no runes</source>
        <translation>agotamiento: sin runas</translation>
    </message>
    <message>
        <source>{value} of {most}</source>
        <translation>{value} de {most}</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>not in the armoury any more</source>
        <translation>ya no está en la armería</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Herida</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Care</source>
        <translation>Cuidados</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>No grave wounds.</source>
        <translation>Sin heridas graves.</translation>
    </message>
    <message>
        <source>Add a wound</source>
        <translation>Añadir una herida</translation>
    </message>
    <message>
        <source>Hours ago</source>
        <translation>Horas transcurridas</translation>
    </message>
    <message>
        <source>A grave wound is very grave after 6 without first aid, after 24 without surgery.</source>
        <translation>Una herida grave pasa a muy grave tras 6 sin primeros auxilios o 24 sin cirugía.</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>curada</translation>
    </message>
    <message>
        <source>No skills with a level yet.</source>
        <translation>Aún no hay habilidades con nivel.</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Añadir una habilidad</translation>
    </message>
    <message>
        <source>Added to the hits of the runes.</source>
        <translation>Se suma a los aciertos de las runas.</translation>
    </message>
    <message>
        <source>{skill}: listed twice, the first line counts</source>
        <translation>{skill}: repetida; cuenta la primera línea</translation>
    </message>
    <message>
        <source>No qualities yet.</source>
        <translation>Aún no hay cualidades.</translation>
    </message>
    <message>
        <source>Add a quality</source>
        <translation>Añadir una cualidad</translation>
    </message>
    <message>
        <source>Of a skill the level; of the loads kilos.</source>
        <translation>De una habilidad, el nivel; de las cargas, kilos.</translation>
    </message>
    <message>
        <source>Such as “by night”. With a condition it is offered before a check, and not in the figure.</source>
        <translation>Como «de noche». Con condición se ofrece antes de un chequeo y no está en la cifra.</translation>
    </message>
    <message>
        <source>Skill: {skill}</source>
        <translation>Habilidad: {skill}</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>No powers yet.</source>
        <translation>Aún no hay poderes.</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Añadir un poder</translation>
    </message>
    <message>
        <source>Powers are written in the armoury: the book has none.</source>
        <translation>Los poderes se escriben en la armería: el libro no trae ninguno.</translation>
    </message>
    <message>
        <source>Skills without a level: runes</source>
        <translation>Habilidades sin nivel: runas</translation>
    </message>
    <message>
        <source>Runes to concentrate</source>
        <translation>Runas de concentración</translation>
    </message>
    <message>
        <source>Level of concentration</source>
        <translation>Nivel de concentración</translation>
    </message>
    <message>
        <source>Qualities</source>
        <translation>Cualidades</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Voluntad</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligencia</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Liderazgo</translation>
    </message>
    <message>
        <source>Potency</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Str</source>
        <translation>Fue</translation>
    </message>
    <message>
        <source>Agi</source>
        <translation>Agi</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Res</translation>
    </message>
    <message>
        <source>Wil</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Int</translation>
    </message>
    <message>
        <source>Lea</source>
        <translation>Lid</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Def</source>
        <translation>Def</translation>
    </message>
    <message>
        <source>Ext</source>
        <translation>Ext</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Físico</translation>
    </message>
    <message>
        <source>Mental</source>
        <translation>Mental</translation>
    </message>
    <message>
        <source>Supernatural</source>
        <translation>Sobrenatural</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámica</translation>
    </message>
    <message>
        <source>mechanical</source>
        <translation>mecánica</translation>
    </message>
    <message>
        <source>productive</source>
        <translation>productiva</translation>
    </message>
    <message>
        <source>social</source>
        <translation>social</translation>
    </message>
    <message>
        <source>creative</source>
        <translation>creativa</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>conocimiento</translation>
    </message>
    <message>
        <source>supernatural</source>
        <translation>sobrenatural</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>Runes ({what})</source>
        <translation>Runas ({what})</translation>
    </message>
    <message>
        <source>effort of this act: {attribute}</source>
        <translation>esfuerzo de esta acción: {attribute}</translation>
    </message>
    <message>
        <source>weapon dulled</source>
        <translation>arma mellada</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>armour alone hit</source>
        <translation>solo la armadura</translation>
    </message>
    <message>
        <source>hit, no damage</source>
        <translation>impacto sin daño</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>armour: structure {before} → {after}</source>
        <translation>armadura: estructura {before} → {after}</translation>
    </message>
    <message>
        <source>hits the armour, no damage</source>
        <translation>impacto en la armadura, sin daño</translation>
    </message>
    <message>
        <source>hits, no damage</source>
        <translation>impacto sin daño</translation>
    </message>
    <message>
        <source>stunned in this turn</source>
        <translation>aturdimiento en este turno</translation>
    </message>
    <message>
        <source>stunned in this turn and the next</source>
        <translation>aturdimiento en este turno y el siguiente</translation>
    </message>
    <message>
        <source>target dead</source>
        <translation>objetivo muerto</translation>
    </message>
    <message>
        <source>target unconscious</source>
        <translation>objetivo inconsciente</translation>
    </message>
    <message>
        <source>grave wound</source>
        <translation>herida grave</translation>
    </message>
    <message>
        <source>very grave wound</source>
        <translation>herida muy grave</translation>
    </message>
    <message>
        <source>damage {damage}, in all {taken}</source>
        <translation>daño {damage}, en total {taken}</translation>
    </message>
    <message>
        <source>crushing</source>
        <translation>contundente</translation>
    </message>
    <message>
        <source>cutting</source>
        <translation>cortante</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>Crush.</source>
        <translation>Cont.</translation>
    </message>
    <message>
        <source>Cut.</source>
        <translation>Cort.</translation>
    </message>
    <message>
        <source>Pierc.</source>
        <translation>Perf.</translation>
    </message>
    <message>
        <source>crush.</source>
        <translation>cont.</translation>
    </message>
    <message>
        <source>cut.</source>
        <translation>cort.</translation>
    </message>
    <message>
        <source>pierc.</source>
        <translation>perf.</translation>
    </message>
    <message>
        <source>{damage} {kind}</source>
        <translation>{damage} {kind}</translation>
    </message>
    <message>
        <source>Resistance to crushing</source>
        <translation>Resistencia a contundente</translation>
    </message>
    <message>
        <source>Resistance to cutting</source>
        <translation>Resistencia a cortante</translation>
    </message>
    <message>
        <source>Resistance to piercing</source>
        <translation>Resistencia a perforante</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Dark.</source>
        <translation>Osc.</translation>
    </message>
    <message>
        <source>Elem.</source>
        <translation>Elem.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luz</translation>
    </message>
    <message>
        <source>darkness</source>
        <translation>oscuridad</translation>
    </message>
    <message>
        <source>elemental</source>
        <translation>elemental</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>maces</source>
        <translation>mazas</translation>
    </message>
    <message>
        <source>flails</source>
        <translation>manguales</translation>
    </message>
    <message>
        <source>spears</source>
        <translation>lanzas</translation>
    </message>
    <message>
        <source>halberds</source>
        <translation>alabardas</translation>
    </message>
    <message>
        <source>picks</source>
        <translation>picos</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>hachas</translation>
    </message>
    <message>
        <source>missile weapons</source>
        <translation>proyectiles</translation>
    </message>
    <message>
        <source>other weapons</source>
        <translation>otras armas</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>tela</translation>
    </message>
    <message>
        <source>leather</source>
        <translation>cuero</translation>
    </message>
    <message>
        <source>metal</source>
        <translation>metal</translation>
    </message>
    <message>
        <source>Impact: hits of agility are added; above the evasion it hits.</source>
        <translation>Impacto: se le suman los aciertos de agilidad; si supera la evasión, alcanza.</translation>
    </message>
    <message>
        <source>Damage: hits of strength are added, those of the defender taken off.</source>
        <translation>Daño: se le suman los aciertos de fuerza y se le restan los de quien se defiende.</translation>
    </message>
    <message>
        <source>Structure: a damage throw with more hits than this costs the weapon a point of its damage.</source>
        <translation>Estructura: una tirada de daño con más aciertos que esto le cuesta al arma un punto de su daño.</translation>
    </message>
    <message>
        <source>Structure: so much damage it takes; at 0 every hit is one in the flesh.</source>
        <translation>Estructura: el daño que aguanta; con 0, todo impacto es en carne.</translation>
    </message>
    <message>
        <source>Reach: added to the initiative; it also settles ties.</source>
        <translation>Alcance: se suma a la iniciativa; también deshace empates.</translation>
    </message>
    <message>
        <source>Cover: an impact above it goes past the armour, into the flesh.</source>
        <translation>Cobertura: un impacto que la supere evita la armadura y llega a la carne.</translation>
    </message>
    <message>
        <source>Evasion: an impact that is not above it misses.</source>
        <translation>Evasión: un impacto que no la supere falla.</translation>
    </message>
    <message>
        <source>Taken off damage of that kind before it lowers the structure.</source>
        <translation>Se resta del daño de ese tipo antes de que baje la estructura.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>concentration {cost}</source>
        <translation>concentración {cost}</translation>
    </message>
    <message>
        <source>Imp.</source>
        <translation>Imp.</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Evasion/cover; resistance to crushing/cutting/piercing damage.</source>
        <translation>Evasión/cobertura; resistencia a daño contundente/cortante/perforante.</translation>
    </message>
    <message>
        <source>Str.</source>
        <translation>Estr.</translation>
    </message>
    <message>
        <source>Structure: what it stands.</source>
        <translation>Estructura: lo que aguanta.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n cosa</numerusform>
            <numerusform>%n cosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Chequeo</translation>
    </message>
    <message>
        <source>Runes as the lowest of them; the level is added to the hits.</source>
        <translation>Tantas runas como el menor de ellos; el nivel se suma a los aciertos.</translation>
    </message>
    <message>
        <source>{left} of {most}</source>
        <translation>{left} de {most}</translation>
    </message>
    <message>
        <source>Damage now</source>
        <translation>Daño ahora</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Para impactar</translation>
    </message>
    <message>
        <source>To wound</source>
        <translation>Para herir</translation>
    </message>
    <message>
        <source>Wear</source>
        <translation>Desgaste</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>crushing {crushing}, cutting {cutting}, piercing {piercing}</source>
        <translation>contundente {crushing}, cortante {cutting}, perforante {piercing}</translation>
    </message>
    <message>
        <source>Resists</source>
        <translation>Resiste</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Cuándo falla</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>Cuándo se evita</translation>
    </message>
    <message>
        <source>In hand it adds all its figures to those of the armour.</source>
        <translation>En la mano suma todas sus cifras a las de la armadura.</translation>
    </message>
    <message>
        <source>stamina {before} → {after}</source>
        <translation>aguante {before} → {after}</translation>
    </message>
    <message>
        <source>Effort in this turn</source>
        <translation>Esfuerzo en este turno</translation>
    </message>
    <message>
        <source>no recovery</source>
        <translation>sin recuperación</translation>
    </message>
    <message>
        <source>else stamina stays as it is</source>
        <translation>si no, el aguante queda como está</translation>
    </message>
    <message>
        <source>less what wounds took</source>
        <translation>menos lo que quitaron las heridas</translation>
    </message>
    <message>
        <source>Stamina comes back by {recovery}, up to one less than at the start; open wounds bleed.</source>
        <translation>Se recupera {recovery} de aguante, hasta uno menos que al empezar; las heridas abiertas sangran.</translation>
    </message>
    <message>
        <source>bleeding: damage {before} → {after}</source>
        <translation>hemorragia: daño {before} → {after}</translation>
    </message>
    <message>
        <source>on one’s feet</source>
        <translation>en pie</translation>
    </message>
    <message>
        <source>stamina stays at {stamina}</source>
        <translation>el aguante sigue en {stamina}</translation>
    </message>
    <message>
        <source>no longer stunned</source>
        <translation>fin del aturdimiento</translation>
    </message>
    <message>
        <source>Stamina comes back but for one point, and what initiative was lost is there again.</source>
        <translation>El aguante vuelve salvo un punto, y la iniciativa perdida se recupera.</translation>
    </message>
    <message>
        <source>the fight is over</source>
        <translation>el combate ha terminado</translation>
    </message>
    <message>
        <source>initiative +{points}</source>
        <translation>iniciativa +{points}</translation>
    </message>
    <message>
        <source>No recovery in a turn with damage to the body.</source>
        <translation>Sin recuperación en un turno con daño en el cuerpo.</translation>
    </message>
    <message>
        <source>No recovery in a turn with effort.</source>
        <translation>Sin recuperación en un turno con esfuerzo.</translation>
    </message>
    <message>
        <source>Bleeding: damage from {before} to {after}.</source>
        <translation>Hemorragia: daño de {before} a {after}.</translation>
    </message>
    <message>
        <source>grave</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>very grave</source>
        <translation>muy grave</translation>
    </message>
    <message>
        <source>untreated</source>
        <translation>sin tratar</translation>
    </message>
    <message>
        <source>{grade} wound, {place}</source>
        <translation>herida {grade}, {place}</translation>
    </message>
    <message>
        <source>damage −{penalty}</source>
        <translation>daño −{penalty}</translation>
    </message>
    <message>
        <source>initiative −{penalty}</source>
        <translation>iniciativa −{penalty}</translation>
    </message>
    <message>
        <source>stamina −{penalty}</source>
        <translation>aguante −{penalty}</translation>
    </message>
    <message>
        <source>the limb is useless</source>
        <translation>extremidad inútil</translation>
    </message>
    <message>
        <source>bleeds: 1 a turn</source>
        <translation>sangra: 1 por turno</translation>
    </message>
    <message>
        <source>1 an hour until surgery</source>
        <translation>1 por hora hasta la cirugía</translation>
    </message>
    <message>
        <source>very grave after {hours} h more</source>
        <translation>muy grave dentro de {hours} h</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>“{value}” is not one of the choices.</source>
        <translation>«{value}» no es una de las opciones.</translation>
    </message>
    <message>
        <source>{label}: choose one.</source>
        <translation>{label}: elige una opción.</translation>
    </message>
    <message>
        <source>{label} cannot be empty.</source>
        <translation>{label}: no puede quedar vacío.</translation>
    </message>
    <message>
        <source>{label} holds at most {longest} characters, and these are {given}.</source>
        <translation>{label}: caben {longest} letras y hay {given}.</translation>
    </message>
    <message>
        <source>{label}: {row}</source>
        <translation>{label}: {row}</translation>
    </message>
</context>
<context>
    <name>fights</name>
    <message>
        <source>This fight is over: undo its end to go on with it.</source>
        <translation>Este combate ha terminado: deshaga su final para continuarlo.</translation>
    </message>
    <message>
        <source>This fight has not begun yet.</source>
        <translation>Este combate aún no ha empezado.</translation>
    </message>
    <message>
        <source>This fight has begun already.</source>
        <translation>Este combate ya ha empezado.</translation>
    </message>
    <message>
        <source>There is nobody on one side: add fighters to both.</source>
        <translation>Un bando está vacío: añada combatientes a los dos.</translation>
    </message>
    <message>
        <source>{name} is in this fight already.</source>
        <translation>{name} ya está en este combate.</translation>
    </message>
    <message>
        <source>{name} is not in this fight any more.</source>
        <translation>{name} ya no está en este combate.</translation>
    </message>
    <message>
        <source>An order names each of those who are in the fight once.</source>
        <translation>El orden nombra una vez a cada uno de los que están en el combate.</translation>
    </message>
    <message>
        <source>This effect is over already.</source>
        <translation>Este efecto ya ha terminado.</translation>
    </message>
    <message>
        <source>An effect needs a name: say in a word or two what lies on them.</source>
        <translation>Un efecto necesita un nombre: di en una o dos palabras qué pesa sobre quien lo sufre.</translation>
    </message>
    <message>
        <source>Nothing is different: change at least one figure.</source>
        <translation>Nada es distinto: cambie al menos un valor.</translation>
    </message>
    <message>
        <source>{name} joins the fight ({side}), from round {round}.</source>
        <translation>{name} se une al combate ({side}), desde el asalto {round}.</translation>
    </message>
    <message>
        <source>{name} leaves the fight.</source>
        <translation>{name} deja el combate.</translation>
    </message>
    <message>
        <source>{name} flees.</source>
        <translation>{name} huye.</translation>
    </message>
    <message>
        <source>By hand, {name}: {what} {before} → {after}.</source>
        <translation>A mano, {name}: {what} {before} → {after}.</translation>
    </message>
    <message>
        <source>Order of turns by hand: {order}.</source>
        <translation>Orden de turnos a mano: {order}.</translation>
    </message>
    <message>
        <source>Order of turns by the book.</source>
        <translation>Orden de turnos según el libro.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {effect} ({modifier}), for %n turn(s) of {whose}.</source>
        <translation>
            <numerusform>{name}: {effect} ({modifier}), durante %n turno de {whose}.</numerusform>
            <numerusform>{name}: {effect} ({modifier}), durante %n turnos de {whose}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {effect}, for %n turn(s) of {whose}.</source>
        <translation>
            <numerusform>{name}: {effect}, durante %n turno de {whose}.</numerusform>
            <numerusform>{name}: {effect}, durante %n turnos de {whose}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {effect} is over.</source>
        <translation>{name}: termina {effect}.</translation>
    </message>
    <message>
        <source>The fight ends in round {round}.</source>
        <translation>El combate termina en el asalto {round}.</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>These rules know no such action: “{action}”.</source>
        <translation>Este reglamento no conoce esa acción: «{action}».</translation>
    </message>
    <message>
        <source>There is nobody to aim at.</source>
        <translation>No hay contra quién dirigirse.</translation>
    </message>
    <message>
        <source>{weapon} against {target}: {said}</source>
        <translation>{weapon} contra {target}: {said}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>The party</source>
        <translation>El grupo</translation>
    </message>
    <message>
        <source>The foes</source>
        <translation>Los enemigos</translation>
    </message>
    <message>
        <source>Whoever that was is not in this fight.</source>
        <translation>Quien fuera no está en este combate.</translation>
    </message>
    <message>
        <source>“{what}” cannot be told here. What can: {all}.</source>
        <translation>«{what}» no puede decirse aquí. Lo que sí: {all}.</translation>
    </message>
    <message>
        <source>“{what}” is yes or no, not “{value}”.</source>
        <translation>«{what}» es sí o no, no «{value}».</translation>
    </message>
    <message>
        <source>“{what}” is a whole number from {lowest} to {highest}, not “{value}”.</source>
        <translation>«{what}» es un número entero de {lowest} a {highest}, no «{value}».</translation>
    </message>
    <message>
        <source>“{what}” is one of {all}, not “{value}”.</source>
        <translation>«{what}» es uno de estos: {all}; no «{value}».</translation>
    </message>
    <message>
        <source>“{what}” has at most {longest} letters.</source>
        <translation>«{what}» tiene {longest} letras como mucho.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Asalto {round}.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>No turn for {name}: {reason}</source>
        <translation>Sin turno para {name}: {reason}</translation>
    </message>
    <message>
        <source>Nobody is left who could act.</source>
        <translation>No queda nadie que pueda actuar.</translation>
    </message>
</context>
<context>
    <name>foes</name>
    <message>
        <source>Bestiary</source>
        <translation>Bestiario</translation>
    </message>
    <message>
        <source>What it is like</source>
        <translation>Cómo es</translation>
    </message>
    <message>
        <source>Foe</source>
        <translation>Enemigo</translation>
    </message>
</context>
<context>
    <name>formula</name>
    <message>
        <source>free roll</source>
        <translation>tirada libre</translation>
    </message>
    <message>
        <source>The formula has more than {longest} signs: shorten it.</source>
        <translation>La fórmula tiene más de {longest} signos: hay que acortarla.</translation>
    </message>
    <message>
        <source>Write what is to be rolled, such as 2d6+3.</source>
        <translation>Hay que escribir qué se tira, por ejemplo 2d6+3.</translation>
    </message>
    <message>
        <source>“{text}” has {count} dice, and at most {most} are rolled at once.</source>
        <translation>«{text}» tiene {count} dados, y se tiran {most} a la vez como máximo.</translation>
    </message>
    <message>
        <source>There is no die in “{text}”: write one such as d20.</source>
        <translation>En «{text}» no hay ningún dado: hay que escribir uno, por ejemplo d20.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read from “{rest}” on (sign {place}): write dice such as 2d6+3.</source>
        <translation>«{text}» no se entiende desde «{rest}» (signo {place}): hay que escribir dados, por ejemplo 2d6+3.</translation>
    </message>
    <message>
        <source>“{word}” (sign {place}) is not known: write advantage or disadvantage, or leave it out.</source>
        <translation>«{word}» (signo {place}) no se entiende: se puede escribir ventaja o desventaja, o nada.</translation>
    </message>
    <message>
        <source>Advantage and Disadvantage are for a single die, not for “{text}”.</source>
        <translation>La ventaja y la desventaja son para un solo dado, no para «{text}».</translation>
    </message>
    <message>
        <source>{value} is too large: a number is at most {most}.</source>
        <translation>{value} es demasiado: un número llega a {most} como máximo.</translation>
    </message>
    <message>
        <source>{value} dice cannot be rolled: {least} to {most} can.</source>
        <translation>No se pueden tirar {value} dados: de {least} a {most}, sí.</translation>
    </message>
    <message>
        <source>A d{value} cannot be rolled: a die has {least} to {most} sides.</source>
        <translation>Un d{value} no se puede tirar: un dado tiene de {least} a {most} caras.</translation>
    </message>
    <message>
        <source>{value} dice cannot be kept: {least} to {most} can.</source>
        <translation>No se pueden conservar {value} dados: de {least} a {most}, sí.</translation>
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
    <name>house</name>
    <message>
        <source>{option} (book)</source>
        <translation>{option} (libro)</translation>
    </message>
    <message>
        <source>By the book: {value}</source>
        <translation>Según el libro: {value}</translation>
    </message>
    <message>
        <source>{rule} · {clause}</source>
        <translation>{rule} · {clause}</translation>
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
        <source>%n things · worth {worth} · purse {money}</source>
        <translation>
            <numerusform>%n objeto · valor {worth} · bolsa {money}</numerusform>
            <numerusform>%n objetos · valor {worth} · bolsa {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Choose a thing to see it here. Drag it into a container or onto a person to move it.</source>
        <translation>Al elegir un objeto se ve aquí. Para moverlo, se arrastra a un recipiente o sobre una persona.</translation>
    </message>
    <message>
        <source>Where it comes from, what is told of it…</source>
        <translation>De dónde viene, qué se cuenta de él…</translation>
    </message>
    <message numerus="yes">
        <source>%n things chosen</source>
        <translation>
            <numerusform>%n objeto elegido</numerusform>
            <numerusform>%n objetos elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>being worked on until day {day}</source>
        <translation>en el taller hasta el día {day}</translation>
    </message>
    <message>
        <source>magic, effectiveness {bonus}</source>
        <translation>magia, Efectividad {bonus}</translation>
    </message>
    <message>
        <source>{label}: {words}</source>
        <translation>{label}: {words}</translation>
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
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>cannot be read; kept as it is</source>
        <translation>no se puede leer; se conserva tal como está</translation>
    </message>
    <message>
        <source>{slot} {taken} of {room}</source>
        <translation>{slot} {taken} de {room}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sin nada</translation>
    </message>
    <message>
        <source>{filled} of {room} things</source>
        <translation>{filled} de {room} objetos</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Lleva encima</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Dejado atrás</translation>
    </message>
    <message>
        <source>{item} (in {container})</source>
        <translation>{item} (en {container})</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The library is open on the computer “{host}”. This is a copy of it to look at, of {day}, {time}.</source>
        <translation>La biblioteca está abierta en el ordenador «{host}». Esto es una copia para mirarla, del {day}, {time}.</translation>
    </message>
    <message>
        <source>“{host}” has the library {file} open. If two computers write to it at the same time, it is destroyed.</source>
        <translation>«{host}» tiene abierta la biblioteca {file}. Si dos ordenadores escriben en ella a la vez, se destruye.</translation>
    </message>
    <message>
        <source>The library is open on another computer</source>
        <translation>La biblioteca está abierta en otro ordenador</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>It is not open there…</source>
        <translation>Allí no está abierta…</translation>
    </message>
    <message>
        <source>Panoplia libraries (*.panoplia)</source>
        <translation>Bibliotecas de Panoplia (*.panoplia)</translation>
    </message>
    <message>
        <source>Another library</source>
        <translation>Otra biblioteca</translation>
    </message>
    <message>
        <source>Save a copy elsewhere</source>
        <translation>Guardar una copia en otro sitio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A copy was written to {file}.</source>
        <translation>Se ha escrito una copia en {file}.</translation>
    </message>
    <message>
        <source>Once nothing stands in the way any more.</source>
        <translation>Cuando ya nada lo impida.</translation>
    </message>
    <message>
        <source>Look at a copy</source>
        <translation>Mirar una copia</translation>
    </message>
    <message>
        <source>As it is stored now. Nothing can be changed in it.</source>
        <translation>Tal como está guardada ahora. En ella no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Guardar una copia en otro sitio…</translation>
    </message>
    <message>
        <source>The program goes on with that copy.</source>
        <translation>El programa sigue con esa copia.</translation>
    </message>
    <message>
        <source>Open a backup…</source>
        <translation>Abrir una copia de seguridad…</translation>
    </message>
    <message>
        <source>Look inside, and choose a day. Nothing that is there now is lost.</source>
        <translation>Mira dentro y elige un día. Nada de lo que hay ahora se pierde.</translation>
    </message>
    <message>
        <source>Another library…</source>
        <translation>Otra biblioteca…</translation>
    </message>
    <message>
        <source>One that lies elsewhere.</source>
        <translation>Una que está en otro sitio.</translation>
    </message>
    <message>
        <source>The usual library</source>
        <translation>La biblioteca de siempre</translation>
    </message>
    <message>
        <source>The one in your own data folder.</source>
        <translation>La de tu propia carpeta de datos.</translation>
    </message>
    <message>
        <source>Begin a new library</source>
        <translation>Empezar una biblioteca nueva</translation>
    </message>
    <message>
        <source>An empty one. The backups stay.</source>
        <translation>Vacía. Las copias de seguridad se quedan.</translation>
    </message>
    <message>
        <source>It is not open there</source>
        <translation>Allí no está abierta</translation>
    </message>
    <message>
        <source>Only where that computer is off or the program there has crashed.</source>
        <translation>Solo si ese ordenador está apagado o el programa se cerró allí de golpe.</translation>
    </message>
    <message>
        <source>The program ends.</source>
        <translation>El programa termina.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>What can be read is shown. No backup is made of it.</source>
        <translation>Se muestra lo que se pueda leer. No se hace copia de seguridad.</translation>
    </message>
    <message>
        <source>Look at the copy</source>
        <translation>Mirar la copia</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>No se cambia nada.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>What you typed stays where it is, and nothing is stored of it.</source>
        <translation>Lo que has escrito se queda donde está, y no se guarda nada.</translation>
    </message>
    <message>
        <source>It is not stored yet</source>
        <translation>Aún no está guardado</translation>
    </message>
    <message>
        <source>{problem}

The copy could not be written: {why}</source>
        <translation>{problem}

No se ha podido escribir la copia: {why}</translation>
    </message>
    <message>
        <source>{told}

What you typed is still there; where it is not stored by itself, confirm it again. The earlier backups stay with the earlier file.</source>
        <translation>{told}

Lo que habías escrito sigue ahí; si no se guarda solo, confírmalo otra vez. Las copias de seguridad anteriores se quedan con el archivo anterior.</translation>
    </message>
    <message>
        <source>Another program is writing to the library: waiting for it…</source>
        <translation>Otro programa está escribiendo en la biblioteca: se espera a que acabe…</translation>
    </message>
    <message>
        <source>The library {file} is open in another program. Nothing was changed.</source>
        <translation>La biblioteca {file} está abierta en otro programa. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>{file} is the library that is open.</source>
        <translation>{file} es la biblioteca que está abierta.</translation>
    </message>
    <message>
        <source>{file} is a backup: it can be put back or looked into, and is never changed. Choose “Restore a backup…”, or copy it to another folder first.</source>
        <translation>{file} es una copia de seguridad: se puede restaurar o mirar por dentro, pero nunca se cambia. Elige «Restaurar una copia de seguridad…», o cópiala antes a otra carpeta.</translation>
    </message>
    <message>
        <source>From now on the library is {file}, at the next start as well.</source>
        <translation>Desde ahora la biblioteca es {file}, también la próxima vez.</translation>
    </message>
    <message>
        <source>The library is {file} now. The next start does not know of it: choose it again then.</source>
        <translation>Ahora la biblioteca es {file}. La próxima vez el programa no lo sabrá: elígela de nuevo.</translation>
    </message>
    <message>
        <source>Another program has the library {file} open and does not answer. Close it and try again.</source>
        <translation>Otro programa tiene abierta la biblioteca {file} y no responde. Ciérralo e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Put the library back as it was on {day}, {time}? What is there now is kept: as a backup, or, where it cannot be read, in a file beside the library.</source>
        <translation>¿Devolver la biblioteca a como estaba el {day}, {time}? Lo que hay ahora se conserva: como copia de seguridad o, si no se puede leer, en un archivo junto a la biblioteca.</translation>
    </message>
    <message>
        <source>That could not be done: {why}.</source>
        <translation>No se ha podido hacer: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>La biblioteca no se puede abrir</translation>
    </message>
    <message>
        <source>The library is damaged</source>
        <translation>La biblioteca está dañada</translation>
    </message>
    <message>
        <source>This is a copy of the library {file}, of {day}, {time}, to look at.</source>
        <translation>Esto es una copia de la biblioteca {file}, del {day}, {time}, para mirarla.</translation>
    </message>
    <message>
        <source>This is the backup of {day}, {time}, to look at.</source>
        <translation>Esta es la copia de seguridad del {day}, {time}, para mirarla.</translation>
    </message>
    <message>
        <source>The library is as it was on {day}, {time}. What was there before is in a backup.</source>
        <translation>La biblioteca está como el {day}, {time}. Lo que había antes está en una copia de seguridad.</translation>
    </message>
    <message>
        <source>The library is as it was on {day}, {time}.</source>
        <translation>La biblioteca está como el {day}, {time}.</translation>
    </message>
    <message>
        <source>The library is as it was on {day}, {time}. What was there before could not be read, and is kept in {file}.</source>
        <translation>La biblioteca está como el {day}, {time}. Lo que había antes no se podía leer y se conserva en {file}.</translation>
    </message>
    <message>
        <source>The backup {file} is no longer there.</source>
        <translation>La copia de seguridad {file} ya no está.</translation>
    </message>
    <message>
        <source>A backup was made: {file}</source>
        <translation>Copia de seguridad hecha: {file}</translation>
    </message>
    <message>
        <source>A backup already holds all that there is.</source>
        <translation>Una copia de seguridad ya contiene todo lo que hay.</translation>
    </message>
</context>
<context>
    <name>mending</name>
    <message numerus="yes">
        <source>%n more of them are not listed: open this again once these are mended.</source>
        <translation>
            <numerusform>Queda %n más sin mostrar: se puede abrir esto otra vez cuando estos estén reparados.</numerusform>
            <numerusform>Quedan %n más sin mostrar: se puede abrir esto otra vez cuando estos estén reparados.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} × {item}</source>
        <translation>{count} × {item}</translation>
    </message>
    <message>
        <source>{item}, {number} of {count}</source>
        <translation>{item}, {number} de {count}</translation>
    </message>
    <message>
        <source>certain: {case}</source>
        <translation>seguro: {case}</translation>
    </message>
    <message>
        <source>{chance} {case}</source>
        <translation>{chance} {case}</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Done. Ctrl+Z takes all of it back.</source>
        <translation>Hecho. Ctrl+Z lo deshace todo.</translation>
    </message>
    <message>
        <source>Jobs: {count}</source>
        <translation>Trabajos: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s), {cost} in all</source>
        <translation>
            <numerusform>%n trabajo, {cost} en total</numerusform>
            <numerusform>%n trabajos, {cost} en total</numerusform>
        </translation>
    </message>
    <message>
        <source>As worn as before, of the pieces on this list: {count} ({why}).</source>
        <translation>De las piezas de esta lista, siguen tan gastadas como estaban: {count} ({why}).</translation>
    </message>
    <message>
        <source>worked on in vain: {count}</source>
        <translation>trabajo sin fruto: {count}</translation>
    </message>
    <message>
        <source>not chosen: {count}</source>
        <translation>sin elegir: {count}</translation>
    </message>
    <message>
        <source>without a job that mends them: {count}</source>
        <translation>sin trabajo que las repare: {count}</translation>
    </message>
    <message>
        <source>Worn, and not on this list: {count} (in piles, at work, or of a kind that no job mends).</source>
        <translation>Gastadas que no están en esta lista: {count} (en un montón, en el taller o de un tipo que ningún trabajo repara).</translation>
    </message>
    <message>
        <source>{owner} pays {cost}; {left} stay in the purse.</source>
        <translation>{owner} paga {cost}; quedan {left} en la bolsa.</translation>
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
    <name>modifiers</name>
    <message>
        <source>Changes</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>Only</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>En cuánto</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <source>Effectiveness</source>
        <translation>Efectividad</translation>
    </message>
    <message>
        <source>Into: {item}</source>
        <translation>Dentro de: {item}</translation>
    </message>
    <message>
        <source>To: {name}</source>
        <translation>A: {name}</translation>
    </message>
    <message>
        <source>There is no other place for this.</source>
        <translation>No hay otro sitio para esto.</translation>
    </message>
    <message>
        <source>The book says {price}. Left empty, it is that.</source>
        <translation>El libro dice {price}. Si se deja vacío, vale eso.</translation>
    </message>
    <message>
        <source>{name} has {money}.</source>
        <translation>{name} tiene {money}.</translation>
    </message>
    <message>
        <source>There is no one else in this campaign.</source>
        <translation>No hay nadie más en esta campaña.</translation>
    </message>
    <message>
        <source>{pile} ({where})</source>
        <translation>{pile} ({where})</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Put away and equip</source>
        <translation>Dejar de usar y equipar</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Desechar</translation>
    </message>
    <message>
        <source>Move it out first</source>
        <translation>Sacar el contenido</translation>
    </message>
    <message>
        <source>Throw all away</source>
        <translation>Desecharlo todo</translation>
    </message>
    <message>
        <source>Throw away {things}?</source>
        <translation>¿Desechar {things}?</translation>
    </message>
    <message numerus="yes">
        <source>%n things are in {items}: {content}. Move them out, or throw all of it away?</source>
        <translation>
            <numerusform>Hay %n objeto en {items}: {content}. ¿Sacarlo o desecharlo todo?</numerusform>
            <numerusform>Hay %n objetos en {items}: {content}. ¿Sacarlos o desecharlo todo?</numerusform>
        </translation>
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
        <source>{label}: nothing is written; write a number from {lowest} to {highest}.</source>
        <translation>{label}: no hay nada escrito; hace falta un número de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{label}: “{text}” is not a number from {lowest} to {highest}.</source>
        <translation>{label}: «{text}» no es un número de {lowest} a {highest}.</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>{file} cannot be read. Check that it is still there and that you may open it.</source>
        <translation>No se puede leer {file}. Comprueba que sigue ahí y que tienes permiso para abrirlo.</translation>
    </message>
    <message>
        <source>{file} is no picture that can be read, or it is damaged. Choose a PNG, JPEG, GIF, WebP, BMP or TIFF file.</source>
        <translation>{file} no es una imagen que se pueda leer, o está dañada. Elige un archivo PNG, JPEG, GIF, WebP, BMP o TIFF.</translation>
    </message>
    <message>
        <source>{file} is too large: a portrait may have {most} million dots. Make it smaller and try again.</source>
        <translation>{file} es demasiado grande: un retrato puede tener {most} millones de puntos. Redúcelo y prueba otra vez.</translation>
    </message>
    <message>
        <source>{file} is too large: it may have {most} MB. Make it smaller and try again.</source>
        <translation>{file} es demasiado grande: puede ocupar {most} MB. Redúcelo y prueba otra vez.</translation>
    </message>
</context>
<context>
    <name>portrait</name>
    <message>
        <source>There is no picture on the clipboard: copy one first, or take it from a file.</source>
        <translation>No hay ninguna imagen en el portapapeles: copia una antes, o tómala de un archivo.</translation>
    </message>
    <message>
        <source>What was dropped here is no picture.</source>
        <translation>Lo que se ha soltado aquí no es una imagen.</translation>
    </message>
    <message>
        <source>The picture on the clipboard</source>
        <translation>La imagen del portapapeles</translation>
    </message>
    <message>
        <source>The picture that was dropped here</source>
        <translation>La imagen que se ha soltado aquí</translation>
    </message>
    <message>
        <source>Portrait from file</source>
        <translation>Retrato desde archivo</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Imágenes ({endings})</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <source>Nothing was printed: “{printer}” cannot be written to. Choose another printer, or save the PDF.</source>
        <translation>No se ha impreso nada: no se puede escribir en «{printer}». Elige otra impresora o guarda el PDF.</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
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
    <name>rolls</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{dice}: {faces}</source>
        <translation>{dice}: {faces}</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>cannot be read; kept as it is</source>
        <translation>no se puede leer; se guarda como está</translation>
    </message>
    <message>
        <source>in the archive</source>
        <translation>en el archivo</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>preparado</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>over; aftermath due</source>
        <translation>terminado; faltan las secuelas</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>Campaign notes</source>
        <translation>Notas de la campaña</translation>
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
        <source>Your home folder {folder} is not there. Check that its disk is connected and that HOME names it.</source>
        <translation>Tu carpeta personal, {folder}, no existe. Comprueba que su disco está conectado y que HOME la nombra.</translation>
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
        <source>This is a copy to look at: nothing can be changed in it.</source>
        <translation>Esto es una copia para mirarla: en ella no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>The folder {folder}, in which the copy is to be, is not there. Create it, or choose another place.</source>
        <translation>La carpeta {folder}, donde iba a estar la copia, no existe. Créala o elige otro sitio.</translation>
    </message>
    <message>
        <source>The copy {file} could not be written: {why}.</source>
        <translation>No se ha podido escribir la copia {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} is already there and was left as it is: choose another name.</source>
        <translation>{file} ya existe y se ha dejado como está: elige otro nombre.</translation>
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
        <source>The library {file} is no longer the file that was opened: it was moved, deleted or replaced. The program still has all of it: save a copy elsewhere before you close it.</source>
        <translation>La biblioteca {file} ya no es el archivo que se abrió: se ha movido, borrado o cambiado por otro. El programa aún la tiene entera: guarda una copia en otro sitio antes de cerrarlo.</translation>
    </message>
    <message>
        <source>There is nothing to undo here.</source>
        <translation>Aquí no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo here.</source>
        <translation>Aquí no hay nada que rehacer.</translation>
    </message>
    <message numerus="yes">
        <source>More or less was done meanwhile: back to “{label}” it is %n action(s) now. Look at the history again.</source>
        <translation>
            <numerusform>Algo ha cambiado entretanto: hasta «{label}» hay ahora %n acción. Mira otra vez el historial.</numerusform>
            <numerusform>Algo ha cambiado entretanto: hasta «{label}» hay ahora %n acciones. Mira otra vez el historial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions, back to “{label}”</source>
        <translation>
            <numerusform>%n acción, hasta «{label}»</numerusform>
            <numerusform>%n acciones, hasta «{label}»</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n person(s) have “{name}” on their sheets: take it out there, or take it out of the armoury.</source>
        <translation>
            <numerusform>%n persona tiene «{name}» en su ficha: quítalo de ahí o retíralo de la armería.</numerusform>
            <numerusform>%n personas tienen «{name}» en sus fichas: quítalo de ahí o retíralo de la armería.</numerusform>
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
        <source>There is no library at {file}.</source>
        <translation>No hay ninguna biblioteca en {file}.</translation>
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
    <message numerus="yes">
        <source>The library {file} is not there, but %n backups of it are. Bring the file back, open a backup, or begin a new library.</source>
        <translation>
            <numerusform>La biblioteca {file} no está, pero sí %n copia de seguridad suya. Devuelve el archivo a su sitio, abre una copia o empieza una biblioteca nueva.</numerusform>
            <numerusform>La biblioteca {file} no está, pero sí %n copias de seguridad suyas. Devuelve el archivo a su sitio, abre una copia o empieza una biblioteca nueva.</numerusform>
        </translation>
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
        <source>This fight is no longer there.</source>
        <translation>Este combate ya no está.</translation>
    </message>
    <message>
        <source>This act of the fight is no longer there.</source>
        <translation>Este acto del combate ya no está.</translation>
    </message>
    <message>
        <source>“{label}” cannot be undone: “{later}” came after it. Undo that first.</source>
        <translation>No se puede deshacer «{label}»: después vino «{later}». Deshaz eso antes.</translation>
    </message>
    <message>
        <source>“{label}” cannot be undone: “{later}” came after it in {campaign}.</source>
        <translation>No se puede deshacer «{label}»: después vino «{later}» en {campaign}.</translation>
    </message>
    <message>
        <source>“{label}” cannot be undone: “{later}” came after it in a campaign that is gone.</source>
        <translation>No se puede deshacer «{label}»: después vino «{later}» en una campaña que ya no está.</translation>
    </message>
    <message>
        <source>“{label}” cannot be undone: “{later}” came after it.</source>
        <translation>No se puede deshacer «{label}»: después vino «{later}».</translation>
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
        <source>“{label}” cannot be done again: “{later}” came in between in {campaign}.</source>
        <translation>No se puede rehacer «{label}»: en medio vino «{later}» en {campaign}.</translation>
    </message>
    <message>
        <source>“{label}” cannot be done again: “{later}” came in between in a campaign that is gone.</source>
        <translation>No se puede rehacer «{label}»: en medio vino «{later}» en una campaña que ya no está.</translation>
    </message>
    <message>
        <source>“{label}” cannot be done again: “{later}” came in between.</source>
        <translation>No se puede rehacer «{label}»: en medio vino «{later}».</translation>
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
    <name>system</name>
    <message>
        <source>These rules say nothing of wear.</source>
        <translation>Estas reglas no dicen nada del desgaste.</translation>
    </message>
    <message>
        <source>These rules know no experience.</source>
        <translation>Estas reglas no conocen la experiencia.</translation>
    </message>
    <message>
        <source>“{words}” cannot be understood. Write a name and how many, such as “3 guards”.</source>
        <translation>«{words}» no se entiende. Escribe un nombre y cuántos, como «3 guardias».</translation>
    </message>
    <message>
        <source>Begin with a name, as in “3 guards”.</source>
        <translation>Empieza por un nombre, como en «3 guardias».</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Tal cual</translation>
    </message>
    <message>
        <source>c</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>as new</source>
        <translation>en perfecto estado</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n cosa</numerusform>
            <numerusform>%n cosas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>The fight “{encounter}” waits for an answer: give it first, or take back what was begun.</source>
        <translation>El combate «{encounter}» espera una respuesta: dala primero, o retira lo empezado.</translation>
    </message>
    <message>
        <source>The fight “{encounter}” asks for nothing at the moment.</source>
        <translation>El combate «{encounter}» no pide nada por ahora.</translation>
    </message>
    <message>
        <source>{name} is in the fight “{encounter}”, whose aftermath is not applied yet.</source>
        <translation>{name} está en el combate «{encounter}», cuyas secuelas aún no se han aplicado.</translation>
    </message>
    <message>
        <source>{name}: in the fight “{encounter}” that is set on the fighter, not here.</source>
        <translation>{name}: en el combate «{encounter}» eso se cambia en el propio combate, no aquí.</translation>
    </message>
    <message>
        <source>An act of the fight</source>
        <translation>Un acto del combate</translation>
    </message>
    <message>
        <source>This command does not fit: {why}</source>
        <translation>Esta orden no encaja: {why}</translation>
    </message>
    <message>
        <source>The fight “{encounter}” is not over: end it first.</source>
        <translation>El combate «{encounter}» no ha terminado: termínalo primero.</translation>
    </message>
    <message>
        <source>The aftermath of “{encounter}” is applied already.</source>
        <translation>Las secuelas de «{encounter}» ya se han aplicado.</translation>
    </message>
    <message>
        <source>Aftermath: {encounter}</source>
        <translation>Secuelas: {encounter}</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>{item} is no longer in the armoury: take it out of the basket.</source>
        <translation>Ya no está en la armería: {item}. Hay que sacarlo de la cesta.</translation>
    </message>
    <message>
        <source>The house rules of {name} cannot be read; they are kept as they are, and the book is played. “All by the book” lets go of them.</source>
        <translation>Las reglas de la casa de {name} no se pueden leer; se guardan como están y se juega según el libro. «Todas como en el libro» las descarta.</translation>
    </message>
    <message>
        <source>New campaign: {name}</source>
        <translation>Campaña nueva: {name}</translation>
    </message>
    <message>
        <source>Campaign renamed: {before} → {name}</source>
        <translation>Campaña renombrada: {before} → {name}</translation>
    </message>
    <message>
        <source>Into the archive: {name}</source>
        <translation>Al archivo: {name}</translation>
    </message>
    <message>
        <source>Out of the archive: {name}</source>
        <translation>Fuera del archivo: {name}</translation>
    </message>
    <message>
        <source>Notes: {name}</source>
        <translation>Notas: {name}</translation>
    </message>
    <message>
        <source>House rule: {rule} {before} → {after}</source>
        <translation>Regla de la casa: {rule} {before} → {after}</translation>
    </message>
    <message>
        <source>House rules: back to the book</source>
        <translation>Reglas de la casa: las del libro</translation>
    </message>
    <message>
        <source>Deleted: {name}</source>
        <translation>Eliminado: {name}</translation>
    </message>
    <message>
        <source>{item} cannot be read; it is kept as it is.</source>
        <translation>No se puede leer: {item}. Se conserva como está.</translation>
    </message>
    <message>
        <source>New in the armoury: {item}</source>
        <translation>Nueva entrada en la armería: {item}</translation>
    </message>
    <message>
        <source>Edited in the armoury: {item}</source>
        <translation>Edición en la armería: {item}</translation>
    </message>
    <message>
        <source>Copied in the armoury: {item}</source>
        <translation>Copia en la armería: {item}</translation>
    </message>
    <message>
        <source>Taken out of the armoury: {item}</source>
        <translation>Fuera de la armería: {item}</translation>
    </message>
    <message>
        <source>Back in the armoury: {item}</source>
        <translation>De vuelta en la armería: {item}</translation>
    </message>
    <message>
        <source>Deleted from the armoury: {item}</source>
        <translation>Borrado de la armería: {item}</translation>
    </message>
    <message>
        <source>Changed in the armoury: {item}</source>
        <translation>Cambio en la armería: {item}</translation>
    </message>
    <message>
        <source>As in the book again: {item}</source>
        <translation>Otra vez como en el libro: {item}</translation>
    </message>
    <message>
        <source>{item} is in the book: it can be changed and taken out, but not deleted.</source>
        <translation>{item}: está en el libro; se puede cambiar y retirar, pero no eliminar.</translation>
    </message>
    <message>
        <source>{item} is not in the book.</source>
        <translation>{item}: no está en el libro.</translation>
    </message>
    <message>
        <source>New: {name}</source>
        <translation>Nuevo: {name}</translation>
    </message>
    <message>
        <source>New: {count} × {name}</source>
        <translation>Nuevos: {count} × {name}</translation>
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
        <source>{character}: hurt by {amount}, {left} left; {beyond}</source>
        <translation>{character}: {amount} de daño, quedan {left}; {beyond}</translation>
    </message>
    <message>
        <source>{character}: healed by {amount}, {left} left</source>
        <translation>{character}: {amount} de curación, ahora {left}</translation>
    </message>
    <message>
        <source>{name} spends {amount}</source>
        <translation>{name} gasta {amount}</translation>
    </message>
    <message>
        <source>{name} spends {amount}: {reason}</source>
        <translation>{name} gasta {amount}: {reason}</translation>
    </message>
    <message>
        <source>{name} receives {amount}</source>
        <translation>{name} recibe {amount}</translation>
    </message>
    <message>
        <source>{name} receives {amount}: {reason}</source>
        <translation>{name} recibe {amount}: {reason}</translation>
    </message>
    <message>
        <source>Duplicated: {before} → {name}</source>
        <translation>Duplicado: {before} → {name}</translation>
    </message>
    <message>
        <source>{character}: tags {before} → {after}</source>
        <translation>{character}: etiquetas {before} → {after}</translation>
    </message>
    <message>
        <source>{character}: {amount} more experience</source>
        <translation>{character}: {amount} más de experiencia</translation>
    </message>
    <message>
        <source>{character}: new portrait</source>
        <translation>{character}: retrato nuevo</translation>
    </message>
    <message>
        <source>{character}: portrait removed</source>
        <translation>{character}: retrato quitado</translation>
    </message>
    <message>
        <source>These are {count} tags, and there may be {most}: leave some out.</source>
        <translation>Son {count} etiquetas y puede haber {most}: hay que quitar algunas.</translation>
    </message>
    <message>
        <source>The picture has {size} bytes and may have {most}: make it smaller.</source>
        <translation>La imagen tiene {size} bytes y puede tener {most}: redúcela.</translation>
    </message>
    <message>
        <source>{container} has room for {room} and holds {filled}: {more} more do not fit.</source>
        <translation>{container} tiene sitio para {room} y contiene {filled}: no caben {more} más.</translation>
    </message>
    <message>
        <source>{item} holds something, so there is one of it: empty it first.</source>
        <translation>{item} contiene algo, así que solo hay uno: primero hay que vaciarlo.</translation>
    </message>
    <message>
        <source>The rules “{system}” have no combat chapter here, so no fight can be run.</source>
        <translation>Las reglas «{system}» no tienen aquí capítulo de combate, así que no se puede jugar ninguno.</translation>
    </message>
    <message>
        <source>The fight “{encounter}” is only planned: start it first.</source>
        <translation>El combate «{encounter}» solo está planeado: empiézalo primero.</translation>
    </message>
    <message>
        <source>The fight “{encounter}” cannot be read; it is kept as it is.</source>
        <translation>El combate «{encounter}» no se puede leer; se conserva como está.</translation>
    </message>
    <message>
        <source>This act cannot be read; it is kept as it is.</source>
        <translation>Este acto no se puede leer; se conserva como está.</translation>
    </message>
    <message>
        <source>The fight “{encounter}” is going on in this campaign: end it first. It stands as it was left, however long nothing is done in it.</source>
        <translation>El combate «{encounter}» está en curso en esta campaña: termínalo primero. Sigue como se dejó, por mucho que se tarde en volver a él.</translation>
    </message>
    <message>
        <source>By today's rules this act comes out otherwise than it was played; what was played stands.</source>
        <translation>Con las reglas de hoy este acto sale distinto de como se jugó; vale lo que se jugó.</translation>
    </message>
    <message>
        <source>By today's rules this act cannot go on ({why}): take it back and do it again.</source>
        <translation>Con las reglas de hoy este acto no puede seguir ({why}): retíralo y hazlo de nuevo.</translation>
    </message>
    <message>
        <source>{name} is in the fight “{encounter}”: until it is over and its aftermath is applied, that changes in the fight.</source>
        <translation>{name} está en el combate «{encounter}»: hasta que termine y se apliquen sus secuelas, eso se cambia en el combate.</translation>
    </message>
    <message>
        <source>{name} was in the fight “{encounter}”, which is over: apply its aftermath first, or delete the fight.</source>
        <translation>{name} estuvo en el combate «{encounter}», ya terminado: aplica primero sus secuelas, o borra el combate.</translation>
    </message>
    <message>
        <source>Day {day} is the last that is counted: no more days can pass.</source>
        <translation>El día {day} es el último que se cuenta: no pueden pasar más días.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}</source>
        <translation>
            <numerusform>Pasa %n día: es el día {day}</numerusform>
            <numerusform>Pasan %n días: es el día {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Ready: {ready}</source>
        <translation>
            <numerusform>Pasa %n día: es el día {day}. Listo: {ready}</numerusform>
            <numerusform>Pasan %n días: es el día {day}. Listo: {ready}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. By rest: {rested}</source>
        <translation>
            <numerusform>Pasa %n día: es el día {day}. Por el descanso: {rested}</numerusform>
            <numerusform>Pasan %n días: es el día {day}. Por el descanso: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Ready: {ready}. By rest: {rested}</source>
        <translation>
            <numerusform>Pasa %n día: es el día {day}. Listo: {ready}. Por el descanso: {rested}</numerusform>
            <numerusform>Pasan %n días: es el día {day}. Listo: {ready}. Por el descanso: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Meanwhile: {rested}</source>
        <translation>
            <numerusform>Pasa %n día: es el día {day}. Entretanto: {rested}</numerusform>
            <numerusform>Pasan %n días: es el día {day}. Entretanto: {rested}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) pass: it is day {day}. Ready: {ready}. Meanwhile: {rested}</source>
        <translation>
            <numerusform>Pasa %n día: es el día {day}. Listo: {ready}. Entretanto: {rested}</numerusform>
            <numerusform>Pasan %n días: es el día {day}. Listo: {ready}. Entretanto: {rested}</numerusform>
        </translation>
    </message>
    <message>
        <source>{work} (day {day})</source>
        <translation>{work} (día {day})</translation>
    </message>
    <message>
        <source>{work} (day {day}), in use again</source>
        <translation>{work} (día {day}), de nuevo en uso</translation>
    </message>
    <message>
        <source>{work} (day {day}), back in the pack</source>
        <translation>{work} (día {day}), de vuelta en la mochila</translation>
    </message>
    <message>
        <source>{name} ({changes})</source>
        <translation>{name} ({changes})</translation>
    </message>
    <message>
        <source>The demo campaign needs lines of the book as they are there, and these are changed or taken out of the armoury: {items}.</source>
        <translation>La campaña de demostración necesita algunas líneas del libro tal como son allí, y estas se han cambiado o están fuera de la armería: {items}.</translation>
    </message>
    <message>
        <source>New fight: {name}</source>
        <translation>Combate nuevo: {name}</translation>
    </message>
    <message>
        <source>{name} is no line of the bestiary: choose one there.</source>
        <translation>{name} no es una línea del bestiario: elige una allí.</translation>
    </message>
    <message>
        <source>{name} cannot be read; the row is kept as it is.</source>
        <translation>{name} no se puede leer; la fila se conserva tal como está.</translation>
    </message>
    <message>
        <source>The fight “{encounter}” has begun: who comes or goes now is an act of it.</source>
        <translation>El combate «{encounter}» ha empezado: quien llega o se va ahora lo hace con un acto suyo.</translation>
    </message>
    <message>
        <source>{name} is on the list of the fight “{encounter}” already.</source>
        <translation>{name} ya está en la lista del combate «{encounter}».</translation>
    </message>
    <message>
        <source>{name} is not on the list of the fight “{encounter}”.</source>
        <translation>{name} no está en la lista del combate «{encounter}».</translation>
    </message>
    <message>
        <source>The fight “{encounter}” is going on: end it, then it can be deleted.</source>
        <translation>El combate «{encounter}» está en curso: termínalo, y entonces se podrá borrar.</translation>
    </message>
    <message>
        <source>Who is to fight in “{encounter}” cannot be read; it is kept as it is.</source>
        <translation>La lista de quienes luchan en «{encounter}» no se puede leer; se conserva como está.</translation>
    </message>
    <message>
        <source>Renamed: {before} → {name}</source>
        <translation>Otro nombre: {before} → {name}</translation>
    </message>
    <message>
        <source>{name}: notes</source>
        <translation>{name}: notas</translation>
    </message>
    <message>
        <source>{encounter}: with {name}</source>
        <translation>{encounter}: con {name}</translation>
    </message>
    <message numerus="yes">
        <source>{encounter}: with %n more</source>
        <translation>
            <numerusform>{encounter}: con %n persona más</numerusform>
            <numerusform>{encounter}: con %n personas más</numerusform>
        </translation>
    </message>
    <message>
        <source>{encounter}: {name} → {side}</source>
        <translation>{encounter}: {name} → {side}</translation>
    </message>
    <message>
        <source>{encounter}: without {name}</source>
        <translation>{encounter}: sin {name}</translation>
    </message>
    <message>
        <source>{encounter}: {count} × {name}</source>
        <translation>{encounter}: {count} × {name}</translation>
    </message>
    <message>
        <source>Fight: {encounter}</source>
        <translation>Combate: {encounter}</translation>
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
        <source>There is something in {items}: {content}. Move it out, or delete all.</source>
        <translation>Hay algo en {items}: {content}. Hay que sacarlo o eliminarlo todo.</translation>
    </message>
    <message>
        <source>Thrown away: {things}</source>
        <translation>Se desecha: {things}</translation>
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
        <source>The list holds {what} already.</source>
        <translation>La lista ya contiene: {what}.</translation>
    </message>
    <message>
        <source>The list holds {most} lines at most: take one out first.</source>
        <translation>La lista admite {most} líneas como mucho: quita una antes.</translation>
    </message>
    <message>
        <source>{character}: new, {what}</source>
        <translation>{character}: se añade {what}</translation>
    </message>
    <message>
        <source>{character}: changed, {what}</source>
        <translation>{character}: cambia {what}</translation>
    </message>
    <message>
        <source>{character}: taken out, {what}</source>
        <translation>{character}: se quita {what}</translation>
    </message>
    <message>
        <source>{name}: money {before} → {money}</source>
        <translation>{name}: dinero {before} → {money}</translation>
    </message>
    <message>
        <source>The money of {name} has changed meanwhile: it is {money} now.</source>
        <translation>El dinero de {name} ha cambiado entretanto: ahora hay {money}.</translation>
    </message>
    <message>
        <source>{name}: {share} each for {people}, {rest} left</source>
        <translation>{name}: {share} por cabeza para {people}; quedan {rest}</translation>
    </message>
    <message>
        <source>{name}: found {quantity} × {item}</source>
        <translation>{name}: hallazgo de {quantity} × {item}</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
    <message>
        <source>{name} is a character, not a pile: that is done on their sheet.</source>
        <translation>{name} es un personaje: eso se hace en su ficha.</translation>
    </message>
    <message>
        <source>There is no money in {name}.</source>
        <translation>No hay dinero en {name}.</translation>
    </message>
    <message>
        <source>Tick at least one who gets a share.</source>
        <translation>Hay que marcar al menos a alguien que reciba una parte.</translation>
    </message>
    <message>
        <source>{money} is not enough for a coin each: tick fewer people.</source>
        <translation>{money} no alcanza para una moneda por cabeza: hay que marcar a menos gente.</translation>
    </message>
    <message>
        <source>{item}: {result}</source>
        <translation>{item}: {result}</translation>
    </message>
    <message>
        <source>{item} has no price: it can be given away, but not sold.</source>
        <translation>{item} no tiene precio: se puede regalar, pero no vender.</translation>
    </message>
    <message>
        <source>{name} cannot buy from {name}: choose someone else.</source>
        <translation>{name} no puede comprar a {name}: hay que elegir a otro comprador.</translation>
    </message>
    <message>
        <source>There are things in {item}: take them out first.</source>
        <translation>Hay cosas en {item}: primero hay que sacarlas.</translation>
    </message>
    <message>
        <source>{seller} sells {quantity} × {item} for {price}</source>
        <translation>{seller} vende {quantity} × {item} por {price}</translation>
    </message>
    <message>
        <source>{seller} sells {quantity} × {item} to {buyer} for {price}</source>
        <translation>{seller} vende {quantity} × {item} a {buyer} por {price}</translation>
    </message>
    <message>
        <source>{quantity} × {item}</source>
        <translation>{quantity} × {item}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is no longer as when the fight “{encounter}” began or they joined it: begin it anew.</source>
        <translation>{name} ya no está como cuando empezó o se unió al combate «{encounter}»: empiézalo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing can be put into {item}.</source>
        <translation>No se puede meter nada en {item}.</translation>
    </message>
    <message>
        <source>{item} cannot lie inside itself or inside what it holds.</source>
        <translation>{item} no puede estar dentro de sí ni de lo que contiene.</translation>
    </message>
    <message>
        <source>Put into {container}: {things}</source>
        <translation>Dentro de {container}: {things}</translation>
    </message>
    <message>
        <source>Taken in hand: {things}</source>
        <translation>Se lleva encima: {things}</translation>
    </message>
    <message>
        <source>Left behind: {things}</source>
        <translation>Se deja atrás: {things}</translation>
    </message>
    <message>
        <source>{giver} → {taker}: {things}</source>
        <translation>{giver} → {taker}: {things}</translation>
    </message>
    <message>
        <source>Emptied: {item}</source>
        <translation>Se vacía: {item}</translation>
    </message>
    <message>
        <source>{name} has that money already.</source>
        <translation>{name} ya tiene ese dinero.</translation>
    </message>
    <message>
        <source>{giver} → {taker}: {amount}</source>
        <translation>{giver} → {taker}: {amount}</translation>
    </message>
    <message>
        <source>These things have different owners: move those of one first.</source>
        <translation>Estas cosas son de personas distintas: hay que mover primero las de una.</translation>
    </message>
    <message>
        <source>There is only one of {item}.</source>
        <translation>Solo hay un ejemplar de {item}.</translation>
    </message>
    <message>
        <source>{item}: {quantity} set apart</source>
        <translation>{item}: {quantity} aparte</translation>
    </message>
    <message>
        <source>{item}: one pile of {quantity}</source>
        <translation>{item}: un montón de {quantity}</translation>
    </message>
    <message>
        <source>Renamed: {before} → {item}</source>
        <translation>Nombre cambiado: {before} → {item}</translation>
    </message>
    <message>
        <source>{item}: notes</source>
        <translation>{item}: notas</translation>
    </message>
    <message>
        <source>{item}: magic, effectiveness {bonus}</source>
        <translation>{item}: magia, Efectividad {bonus}</translation>
    </message>
    <message>
        <source>{item}: not magic</source>
        <translation>{item}: sin magia</translation>
    </message>
    <message>
        <source>{item}: worth {before} → {price}</source>
        <translation>{item}: valor {before} → {price}</translation>
    </message>
    <message>
        <source>{item} is one pile already.</source>
        <translation>{item} ya es un solo montón.</translation>
    </message>
    <message>
        <source>{item} is in use: put it away first.</source>
        <translation>{item} está en uso: primero hay que guardarlo.</translation>
    </message>
    <message>
        <source>{item} and {other} differ in state, name, magic, worth or notes.</source>
        <translation>{item} y {other} difieren en estado, nombre, magia, valor o notas.</translation>
    </message>
    <message>
        <source>{character} has changed meanwhile: look at the odds again.</source>
        <translation>{character}: algo ha cambiado entretanto, conviene ver de nuevo las probabilidades.</translation>
    </message>
    <message>
        <source>{character}: {result}</source>
        <translation>{character}: {result}</translation>
    </message>
    <message>
        <source>This campaign follows the rules “{system}”, which this version does not know.</source>
        <translation>Esta campaña sigue las reglas «{system}», que esta versión no conoce.</translation>
    </message>
    <message>
        <source>{item} has changed meanwhile: look at it again.</source>
        <translation>Mientras tanto ha cambiado {item}: hay que volver a mirar cómo está.</translation>
    </message>
    <message>
        <source>{item} is learnt, not held: it is noted on the sheet of whoever knows it, and cannot be bought or given.</source>
        <translation>{item} se aprende, no se lleva encima: se apunta en la ficha de quien lo domine y no se puede comprar ni dar.</translation>
    </message>
    <message>
        <source>{item} ✦ effectiveness {bonus}</source>
        <translation>{item} ✦ efectividad {bonus}</translation>
    </message>
    <message>
        <source>{item} is being worked on until day {day}: wait, or fetch it unfinished.</source>
        <translation>{item} está en reparación hasta el día {day}: hay que esperar o recoger la pieza sin terminar.</translation>
    </message>
    <message>
        <source>Act {seq} played otherwise: {told}</source>
        <translation>Acto {seq} jugado de otro modo: {told}</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) taken back, to before “{told}”</source>
        <translation>
            <numerusform>%n acto retirado, hasta antes de «{told}»</numerusform>
            <numerusform>%n actos retirados, hasta antes de «{told}»</numerusform>
        </translation>
    </message>
    <message>
        <source>The open act taken back by one answer</source>
        <translation>Una respuesta menos en el acto abierto</translation>
    </message>
    <message>
        <source>The fight “{encounter}” is over: undo its end first, then acts can be played otherwise.</source>
        <translation>El combate «{encounter}» ha terminado: deshaz primero su final, y entonces se podrán jugar actos de otro modo.</translation>
    </message>
    <message>
        <source>The aftermath of the fight “{encounter}” is applied: undo that first, in the campaign.</source>
        <translation>Las secuelas del combate «{encounter}» se han aplicado: deshazlas primero, en la campaña.</translation>
    </message>
    <message>
        <source>Act {seq} has no such answer to change ({count} were given): choose one of them, and say another.</source>
        <translation>El acto {seq} no tiene esa respuesta (se dieron {count}): elige una de ellas y di otra.</translation>
    </message>
    <message>
        <source>Played so, act {seq} asks for more: {why} ({request}). Say it as well.</source>
        <translation>Jugado así, el acto {seq} pide más: {why} ({request}). Dilo también.</translation>
    </message>
    <message>
        <source>Played so, act {seq} (“{told}”) no longer fits: {why}</source>
        <translation>Jugado así, el acto {seq} («{told}») ya no encaja: {why}</translation>
    </message>
    <message>
        <source>it asks for more: {why} ({request})</source>
        <translation>pide más: {why} ({request})</translation>
    </message>
    <message>
        <source>The basket is empty: put something into it first.</source>
        <translation>La cesta está vacía: pon antes algo en ella.</translation>
    </message>
    <message>
        <source>{item} has no price in the book: it can be given, but not bought.</source>
        <translation>{item}: sin precio en el libro. Se puede dar, pero no comprar.</translation>
    </message>
    <message numerus="yes">
        <source>{buyer} buys %n things for {price}: {things}</source>
        <translation>
            <numerusform>{buyer} compra %n objeto por {price}: {things}</numerusform>
            <numerusform>{buyer} compra %n objetos por {price}: {things}</numerusform>
        </translation>
    </message>
    <message>
        <source>{buyer} buys {quantity} × {item} for {price}</source>
        <translation>{buyer} compra {quantity} × {item} por {price}</translation>
    </message>
    <message numerus="yes">
        <source>{taker} is given %n things: {things}</source>
        <translation>
            <numerusform>{taker} recibe %n objeto: {things}</numerusform>
            <numerusform>{taker} recibe %n objetos: {things}</numerusform>
        </translation>
    </message>
    <message>
        <source>{taker} is given {quantity} × {item}</source>
        <translation>{taker} recibe {quantity} × {item}</translation>
    </message>
    <message>
        <source>What was chosen is no longer there: choose again.</source>
        <translation>Lo elegido ya no está: elige de nuevo.</translation>
    </message>
    <message>
        <source>What was typed does not fit here: change it.</source>
        <translation>Lo escrito no encaja aquí: cámbialo.</translation>
    </message>
    <message>
        <source>The text has {length} letters and may have {longest}: shorten it.</source>
        <translation>El texto tiene {length} letras y puede tener {longest}: acórtalo.</translation>
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
        <source>{name} would have {money}, and a purse holds at most {most}.</source>
        <translation>{name} tendría {money}, y en una bolsa caben como mucho {most}.</translation>
    </message>
    <message>
        <source>That is no money: write how many coins.</source>
        <translation>Eso no es dinero: hay que escribir cuántas monedas.</translation>
    </message>
    <message>
        <source>{amount} are too many: a purse holds at most {most}.</source>
        <translation>{amount} es demasiado: en una bolsa caben como mucho {most}.</translation>
    </message>
    <message>
        <source>It is {price} now, not {announced}: prices have changed meanwhile.</source>
        <translation>Ahora son {price}, y no {announced}: los precios han cambiado mientras tanto.</translation>
    </message>
    <message>
        <source>{buyer} has {money} and needs {price}: {short} short.</source>
        <translation>{buyer} tiene {money} y necesita {price}: faltan {short}.</translation>
    </message>
    <message>
        <source>{name} is in another campaign.</source>
        <translation>{name} está en otra campaña.</translation>
    </message>
    <message>
        <source>{item} ({owner}): {result}</source>
        <translation>{item} ({owner}): {result}</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) in one go. {results}</source>
        <translation>
            <numerusform>%n trabajo de una vez. {results}</numerusform>
            <numerusform>%n trabajos de una vez. {results}</numerusform>
        </translation>
    </message>
    <message>
        <source>No one is working on {item}.</source>
        <translation>Nadie trabaja en {item}.</translation>
    </message>
    <message>
        <source>{item} ({owner}): fetched unfinished</source>
        <translation>{item} ({owner}): recogida sin terminar</translation>
    </message>
    <message>
        <source>{item} would be ready on day {day}, and day {last} is the last one.</source>
        <translation>{item}: estaría listo el día {day}, y el día {last} es el último.</translation>
    </message>
    <message numerus="yes">
        <source>{result}, ready in %n day(s)</source>
        <translation>
            <numerusform>{result}, en %n día</numerusform>
            <numerusform>{result}, en %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{result}, for {cost}, ready in %n day(s)</source>
        <translation>
            <numerusform>{result}, por {cost}, en %n día</numerusform>
            <numerusform>{result}, por {cost}, en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>{result}, for {cost}</source>
        <translation>{result}, por {cost}</translation>
    </message>
</context>
<context>
    <name>trials</name>
    <message>
        <source>{damage} damage</source>
        <translation>{damage} de daño</translation>
    </message>
    <message>
        <source>{low}–{high} damage</source>
        <translation>{low}–{high} de daño</translation>
    </message>
    <message>
        <source>{piece}: {said}</source>
        <translation>{piece}: {said}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{effect} ({clause})</source>
        <translation>{effect} ({clause})</translation>
    </message>
    <message>
        <source>{label}: choose one.</source>
        <translation>{label}: elige una opción.</translation>
    </message>
    <message>
        <source>{words} ({clause})</source>
        <translation>{words} ({clause})</translation>
    </message>
    <message>
        <source>{label}: {value} cannot be tried any more; things have changed meanwhile.</source>
        <translation>{label}: ya no se puede intentar {value}; mientras tanto ha cambiado algo.</translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message>
        <source>{name} cannot be opened: its rules “{system}” are not known to this version. It is kept as it is; the menu can put it away.</source>
        <translation>{name} no se puede abrir: esta versión no conoce sus reglas «{system}». Se guarda como está; en el menú se puede archivar.</translation>
    </message>
    <message numerus="yes">
        <source>%n more campaigns follow rules that are not known either.</source>
        <translation>
            <numerusform>%n campaña más sigue reglas que tampoco se conocen.</numerusform>
            <numerusform>%n campañas más siguen reglas que tampoco se conocen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>{terms} = {total}</source>
        <translation>{terms} = {total}</translation>
    </message>
    <message>
        <source>{words} {value}</source>
        <translation>{words} {value}</translation>
    </message>
    <message>
        <source>{words} {value} ({clause})</source>
        <translation>{words} {value} ({clause})</translation>
    </message>
    <message>
        <source>{words} {value} ({terms})</source>
        <translation>{words} {value} ({terms})</translation>
    </message>
    <message>
        <source>({clause})</source>
        <translation>({clause})</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Nothing adds to it.</source>
        <translation>Nada le suma ni le resta.</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>{campaign} was deleted elsewhere: what was open of it is closed.</source>
        <translation>La campaña {campaign} se ha borrado en otra parte: se ha cerrado lo que había abierto de ella.</translation>
    </message>
    <message>
        <source>{campaign} · day {day} · saved</source>
        <translation>{campaign} · día {day} · guardado</translation>
    </message>
    <message>
        <source>{campaign} · day {day} · something is not saved</source>
        <translation>{campaign} · día {day} · algo sin guardar</translation>
    </message>
    <message>
        <source>{campaign} · day {day} · a copy to look at</source>
        <translation>{campaign} · día {day} · copia para mirar</translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{least} to {most} days</source>
        <translation>de {least} a {most} días</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al momento</translation>
    </message>
    <message>
        <source>a pile of {quantity}, of which a job takes one</source>
        <translation>montón de {quantity}; cada trabajo usa una unidad</translation>
    </message>
    <message>
        <source>It cannot be read; it is kept as it is.</source>
        <translation>No se puede leer; se conserva tal como está.</translation>
    </message>
    <message>
        <source>worth {price}</source>
        <translation>valor {price}</translation>
    </message>
    <message>
        <source>{words} ({clause})</source>
        <translation>{words} ({clause})</translation>
    </message>
    <message>
        <source>{owner} has {money}</source>
        <translation>{owner} tiene {money}</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Coste: {cost}</translation>
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
    <message>
        <source>In work</source>
        <translation>En reparación</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>Ready on day {day}, in %n day(s)</source>
        <translation>
            <numerusform>Listo el día {day}, dentro de %n día</numerusform>
            <numerusform>Listo el día {day}, dentro de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Was to be ready on day {day}</source>
        <translation>Tenía que estar listo el día {day}</translation>
    </message>
</context>
</TS>
