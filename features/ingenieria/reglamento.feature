# language: es
@solo-navegador
Característica: El reglamento se lee, se mira y se practica
  Quien no programa encuentra una regla, ve en qué terminó cada ejemplo y lo practica en la pantalla.

  Regla: Cada regla tiene una página, con en qué terminó cada ejemplo

    @RUL-01
    Escenario: Lo que no se corrió no se lee como que pasó
      Dado que el ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" no se corrió
      Cuando abre la regla "PAY-21" en el reglamento
      Entonces el ejemplo "Raúl paga su deuda desde el inicio" dice:
        | No se corrió |
      Y el ejemplo "Raúl paga su deuda desde el inicio" no dice "Pasó"

    @RUL-01
    Escenario: De una corrida se dice el día y la versión
      Dado que los ejemplos se corrieron el 10 de marzo de 2026 a las 12 con la versión "6fe08e61"
      Cuando abre la regla "PAY-21" en el reglamento
      Entonces el reglamento dice "Última corrida: 10 de marzo de 2026, 12:00, versión 6fe08e61."

    @RUL-01 @RUL-02
    Escenario: Lo que falló se entiende sin saber programar
      Dado que el ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" falló en el paso 3: "Esperaba Listo; la pantalla dice Rechazado"
      Cuando abre la regla "PAY-21" en el reglamento
      Entonces el ejemplo "Raúl paga su deuda desde el inicio" dice:
        | No pasó                                            |
        | ve la pantalla "¡Listo! Tu pago fue aprobado"      |
        | Esperaba Listo; la pantalla dice Rechazado         |

  Regla: Una regla se encuentra sin conocer su nombre

    @RUL-02
    Escenario: Por las palabras, sin acentos
      Cuando busca "tarjeta guardada dos toques" en el reglamento
      Entonces el reglamento ofrece la regla "PAY-21"

    @RUL-02
    Escenario: Desde una pantalla
      Dado que la pantalla "Pagá tus cuotas" muestra la regla "PAY-21"
      Cuando abre la pantalla "Pagá tus cuotas" en el reglamento
      Entonces el reglamento ofrece la regla "PAY-21"

    @RUL-02
    Escenario: Lo que es nuevo desde una versión
      Dado que desde la versión "6fe08e61" sólo es nueva la regla "PAY-21"
      Cuando mira en el reglamento lo nuevo desde la versión "6fe08e61"
      Entonces el reglamento ofrece sólo la regla "PAY-21"

    @RUL-02
    Escenario: Un paso está en la lista, con un ejemplo
      Cuando busca el paso "paga toques" en el reglamento
      Entonces el reglamento ofrece el paso "paga con {int} toques:"

    @RUL-02
    Escenario: Un paso que sirve para muchas cosas dice lo que se buscó de ellas
      Cuando busca el paso "abre novedad" en el reglamento
      Entonces el reglamento ofrece el paso "abre {qué abre}"
      Y el reglamento ofrece el paso "abre la novedad"

  Regla: Donde corrió un navegador hay una imagen de cada paso

    @RUL-03
    Escenario: Las imágenes de un ejemplo
      Dado que del ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" hay imágenes de los pasos 2 y 3
      Cuando abre las imágenes del ejemplo "Raúl paga su deuda desde el inicio"
      Entonces se ven las imágenes:
        | La pantalla después del paso 2 |
        | La pantalla después del paso 3 |

  Regla: Un ejemplo se ve en la pantalla, y se sigue a mano

    @RUL-04
    Escenario: Se ve hasta el final
      Cuando mira el ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21"
      Entonces el reglamento dice "Terminó: la pantalla dijo lo que tenía que decir."
      Y en el marco se ve "¡Listo! Tu pago fue aprobado"

    @RUL-04
    Escenario: Quien toma el control sigue desde ahí
      Cuando toma el control del ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" y aprieta:
        | Pagar $ 101.883,26                  |
        | Pagar $ 101.883,26 con Maestro 7305 |
      Entonces en el marco se ve "¡Listo! Tu pago fue aprobado"

  Regla: El mismo ejemplo se practica

    @RUL-05
    Escenario: Errar dos veces muestra dónde es
      Cuando practica el ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" y aprieta:
        | Ayuda |
        | Ayuda |
      Entonces el reglamento dice "Apretá «Pagar $ 101.883,26»"

    @RUL-05
    Escenario: Al final se dice cómo fue
      Cuando practica el ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" y aprieta:
        | Ayuda                               |
        | Pagar $ 101.883,26                  |
        | Pagar $ 101.883,26 con Maestro 7305 |
      Entonces el reglamento dice que salió "1 de 2 bien a la primera, 0 pistas"

  Regla: Un curso termina en un certificado, y nada se manda solo

    @RUL-06
    Escenario: La línea para quien capacita la copia quien practicó
      Dado que practicó el curso "un-pago-que-no-llego" con 4 de 5 bien a la primera en cada caso
      Cuando copia la línea del curso "un-pago-que-no-llego" a nombre de "Ana Sosa"
      Entonces la línea empieza con "Ana Sosa practicó «Un pago que no llegó» el 10 de marzo de 2026"
      Y la línea dice "80 % bien a la primera"
      Y no se mandó nada

    @RUL-06
    Escenario: Sin el curso entero no hay certificado
      Cuando abre el curso "un-pago-que-no-llego"
      Entonces el reglamento dice "0 de 4 casos practicados"
      Y no se ofrece el certificado

    @RUL-06
    Escenario: De un caso del curso se pasa al que sigue
      Cuando practica el ejemplo "Raúl paga su deuda desde el inicio" de "PAY-21" y aprieta:
        | Pagar $ 101.883,26                  |
        | Pagar $ 101.883,26 con Maestro 7305 |
      Entonces el reglamento dice "El caso que sigue: Marta paga una parte de su cuota"
      Y el reglamento dice "Atender a quien debe"
