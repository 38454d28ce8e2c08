# language: es
Característica: Qué archivos sirven de comprobante
  Lo que decide es lo que hay en el archivo, no cómo se llama.

  Antecedentes:
    Dado que Marta ingresó y está en "enviar un comprobante"

  Regla: Una imagen, una foto o un PDF sirven, por raros que sean

    @GEN-04 @MOV-03 @camino
    Escenario: Los que se pueden abrir
      Cuando elige el comprobante "Por transferencia"
      Entonces al elegir cada archivo queda:
        | una imagen con texto antes del dibujo llamada a.png | a.png (1 kB)  |
        | una imagen de 10 MB justos llamada c.png            | c.png (10 MB) |
        | una foto con relleno llamada d.jpg                  | d.jpg (1 kB)  |
        | una foto con un tramo largo llamada e.jpg           | e.jpg (1 kB)  |
        | una foto mínima llamada f.jpg                       | f.jpg (1 kB)  |
        | una foto con marcas adentro del dibujo llamada i.jpg | i.jpg (1 kB) |
        | una foto con otra más chica detrás llamada j.jpg    | j.jpg (1 kB)  |
        | un PDF con 1019 letras detrás llamado h.pdf         | h.pdf (2 kB)  |

    @GEN-04 @MOV-03
    Escenario: El nombre termina como lo que es
      Cuando elige el comprobante "Por transferencia"
      Entonces al elegir cada archivo queda:
        | una imagen llamada PAGO.PNG  | PAGO.PNG (1 kB)        |
        | una foto llamada pago.jpeg   | pago.jpeg (1 kB)       |
        | una foto llamada pago.JPG    | pago.JPG (1 kB)        |
        | una foto llamada pago        | pago.jpg (1 kB)        |
        | un PDF llamado pago          | pago.pdf (1 kB)        |
        | un PDF llamado .pdf          | comprobante.pdf (1 kB) |
        | un PDF llamado mi.pago.png   | mi.pago.pdf (1 kB)     |
        | una imagen llamada pago.pdf  | pago.png (1 kB)        |

  Regla: Lo que está roto o esconde otra cosa no sirve

    @GEN-04 @MOV-03
    Escenario: Los que no se pueden abrir
      Cuando elige el comprobante "Por transferencia"
      Entonces al elegir cada archivo no queda ninguno:
        | una imagen sin dibujo llamada a.png                    |
        | una imagen cortada llamada b.png                       |
        | una imagen sin encabezado llamada c.png                |
        | una foto sin su imagen llamada d.jpg                   |
        | una foto cortada donde empieza su imagen llamada e.jpg |
        | un PDF con 1020 letras detrás llamado g.pdf            |
        | un PDF sin final llamado h.pdf                         |
        | una imagen que termina con su dibujo llamada i.png     |
        | una foto sin final llamada j.jpg                       |
        | una imagen con una parte sin nombre llamada k.png      |
        | una foto con final y sin imagen llamada l.jpg          |
        | una foto con un tramo sin su marca llamada m.jpg       |
        | una foto con otra empezada adentro llamada n.jpg       |
      Y la pantalla dice:
        | Error: Ese archivo no es una imagen PNG o JPEG ni un PDF, aunque su nombre lo diga. Elegí otro. |

    @GEN-04 @MOV-03
    Escenario: Los que esconden otra cosa
      Cuando elige el comprobante "Por transferencia"
      Entonces al elegir cada archivo no queda ninguno:
        | un programa de Windows con un PDF adentro llamado a.pdf          |
        | un programa de Linux con un PDF adentro llamado b.pdf            |
        | un programa de Mac con un PDF adentro llamado c.pdf              |
        | un programa de Mac, de 32 bits con un PDF adentro llamado d.pdf  |
        | un programa de Mac, de 64 bits con un PDF adentro llamado e.pdf  |
        | una orden con un PDF adentro llamada f.pdf                       |
        | una carpeta comprimida con un PDF adentro llamada g.pdf          |
        | una página con un PDF adentro llamada h.pdf                      |
        | una foto con una página detrás llamada i.jpg                     |
        | una foto con una orden detrás llamada m.jpg                      |
        | una foto con una carpeta comprimida detrás llamada n.jpg         |
        | una foto con una página 8190 bytes detrás llamada o.jpg          |
        | una foto con una página 9000 bytes detrás llamada p.jpg          |
        | una imagen con una carpeta comprimida detrás llamada j.png       |
        | un PDF con una página delante, después de un renglón llamado k.pdf |
        | un PDF con un programa delante llamado l.pdf                     |

    @GEN-04 @MOV-03
    Escenario: Los que son dos cosas a la vez
      Cuando elige el comprobante "Por transferencia"
      Entonces al elegir cada archivo no queda ninguno:
        | un PDF con un espacio delante llamado a.pdf                     |
        | un PDF con un renglón vacío delante llamado b.pdf               |
        | un PDF con la marca de UTF-8 delante llamado c.pdf              |
        | un PDF con una carpeta comprimida detrás llamado d.pdf          |
        | una imagen con un PDF en su texto llamada e.png                 |
        | una imagen con una carpeta comprimida en su texto llamada f.png |
        | una imagen con una página en su texto llamada g.png             |
        | una foto con un PDF en sus datos llamada h.jpg                  |
        | una foto con una orden de PHP en sus datos llamada i.jpg        |
        | una foto con una carpeta comprimida en sus datos llamada j.jpg  |
      Y la pantalla dice:
        | Error: Ese archivo no es una imagen PNG o JPEG ni un PDF, aunque su nombre lo diga. Elegí otro. |

    @GEN-04 @MOV-03
    Escenario: Un byte más de 10 MB ya es demasiado
      Cuando elige el comprobante "Por transferencia"
      Entonces al elegir cada archivo no queda ninguno:
        | una imagen de 10 MB y un byte llamada a.png |
      Y la pantalla dice:
        | Error: Ese archivo pesa más de 10 MB. Elegí uno más liviano, por ejemplo una captura de pantalla. |
