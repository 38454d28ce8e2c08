# language: es
Característica: Pagar con QR o en efectivo
  El código que se muestra es de ese préstamo y de lo que se debe ahora.

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Con QR se comparte una imagen

    @PAY-07
    Escenario: Donde no se puede compartir, el QR se descarga
      Cuando elige pagar por "Código QR"
      Y comparte el QR
      Entonces se descarga "qrcode.png"

    @PAY-07
    Escenario: El QR que se ve y el que se comparte son de ese préstamo y de lo que se debe
      Cuando elige pagar por "Código QR"
      Y comparte el QR
      Entonces el QR de la pantalla y el guardado piden "12625.00" para el préstamo "40128753"

    @PAY-07 @PAY-20
    Escenario: Si lo que debe cambió, el QR que se ve y el que se comparte piden lo que debe ahora
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando elige pagar por "Código QR"
      Y el capacitador arregla que el préstamo "40116602" debe la cuota "4"
      Y actualiza lo que debe
      Y comparte el QR
      Entonces el QR de la pantalla y el guardado piden "38950.40" para el préstamo "40116602"
      Y el total a pagar es "$ 38.950,40"

    @PAY-07 @PAY-20
    Escenario: Si lo que debe cambió y el QR nuevo no llega, el anterior ya no se puede usar
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando elige pagar por "Código QR"
      Y el capacitador arregla que el préstamo "40116602" debe la cuota "4"
      Y el capacitador hace fallar "el QR del pago" con "Error del servidor (500)"
      Y actualiza lo que debe
      Entonces la pantalla dice:
        | El código QR no está disponible en este momento. Probá de nuevo o elegí otro medio de pago. |
      Y la pantalla no dice:
        | Compartir el QR |

    @PAY-07
    Escenario: Si lo que debe es lo mismo, el QR no se pide de nuevo
      Cuando elige pagar por "Código QR"
      Y el capacitador hace fallar "el QR del pago" con "Error del servidor (500)"
      Y actualiza lo que debe
      Y comparte el QR
      Entonces el QR de la pantalla y el guardado piden "12625.00" para el préstamo "40128753"

    @PAY-07
    Escenario: El QR tiene nombre para quien no lo ve
      Cuando elige pagar por "Código QR"
      Entonces quien no ve la pantalla oye:
        | Código QR para pagar tu cuota |

    @PAY-07
    Escenario: De un QR descargado se dice cómo se llama
      Cuando elige pagar por "Código QR"
      Y comparte el QR
      Entonces un aviso dice "Guardamos el QR como qrcode.png"

    @PAY-07 @SES-16
    Escenario: Si el QR no llega se dice y se prueba de nuevo
      Dado que la consulta de "el QR del pago" responde con un error
      Cuando elige pagar por "Código QR"
      Entonces la pantalla dice:
        | El código QR no está disponible en este momento. Probá de nuevo o elegí otro medio de pago. |
        | Probar de nuevo |

  Regla: En efectivo se muestra un código de barras o se lleva el talón

    @PAY-08 @camino
    Escenario: El código de barras con sus números
      Cuando elige pagar por "Efectivo"
      Entonces ve el código de barras "4207000040128753000012625003"

    @PAY-08 @PAY-20
    Escenario: Si lo que debe cambió, el código de barras es el de lo que debe ahora
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando elige pagar por "Efectivo"
      Y el capacitador arregla que el préstamo "40116602" debe la cuota "4"
      Y vuelve a la pestaña
      Entonces un aviso dice "Actualizamos lo que debés."
      Y ve el código de barras "4207000040116602000038950404"

    @PAY-08
    Escenario: Un código que no se puede dibujar se dicta
      Dado que el código de barras es "42070"
      Cuando elige pagar por "Efectivo"
      Entonces puede dictar los números "42070"

    @PAY-08
    Escenario: Descargar el talón
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Entonces se descarga "talon-de-pago-40128753.pdf"

    @PAY-08
    Escenario: El talón no se puede descargar
      Dado que la consulta de "el talón" responde con un error
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Entonces un aviso dice "No pudimos descargar el talón. Probá de nuevo o usá el código de barras."

    @PAY-08
    Escenario: El código de barras se muestra en la caja, y también más grande
      Cuando elige pagar por "Efectivo"
      Y toca "Ver más grande"
      Entonces sobre la pantalla se lee:
        | Código de barras |

    @PAY-08
    Escenario: El código agrandado se vuelve a cerrar
      Cuando elige pagar por "Efectivo"
      Y toca "Ver más grande"
      Y cierra el cuadro
      Entonces no se abre ningún cuadro
      Y la pantalla dice:
        | Mostrá este código en la caja. |

    @PAY-08
    Escenario: El código que no se puede dibujar dice qué hacer
      Dado que el código de barras es "42070"
      Cuando elige pagar por "Efectivo"
      Entonces la pantalla dice:
        | Este código no se puede dibujar. Descargá el talón o dictá los números en la caja. |

    @PAY-08 @SES-16
    Escenario: Si el código no llega queda el talón
      Dado que la consulta de "el código de barras" responde con un error
      Cuando elige pagar por "Efectivo"
      Entonces la pantalla dice:
        | No pudimos traer el código de barras. |
        | Descargar el talón                    |
