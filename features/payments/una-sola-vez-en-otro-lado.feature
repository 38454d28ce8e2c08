# language: es
Característica: Un pago se cobra una sola vez, también si salió por otro lado
  Lo que el prestamista ya tiene, y lo que sale por la billetera o la tarjeta de crédito.

  Regla: Antes de pagar se miran los pagos que tiene el prestamista

    @PAY-20
    Esquema del escenario: De lo que pagó en otro dispositivo se entera antes de pagar <cómo>
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Y que <lista>
      Entonces ve la pantalla "Ya hiciste un pago"
      Y se explica "Tenemos un pago de $ 12.625 del 21 de noviembre que todavía no se descontó de lo que debés. Puede tardar entre 24 y 48 horas. Si pagás otra vez, se cobra otra vez."

      Ejemplos:
        | cómo                              | lista                                  |
        | con la lista por préstamo         | la lista de pagos dice de qué préstamo |
        | con la lista por comercio e importe | la lista de pagos no dice de qué préstamo |

    @PAY-20 @camino
    Escenario: Quien decide pagar otra vez lee qué no está descontado del total
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando decide pagar otra vez
      Entonces en la pantalla lee "Total a pagar $ 12.625 Tu pago de $ 12.625, del 21 de noviembre, está en camino: este total todavía no lo descuenta."

    @PAY-20
    Escenario: También si la lista se mira recién al apretar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "los pagos" no trae nada
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando intenta pagar
      Entonces ve la pantalla "Ya hiciste un pago"
      Y se cobró 0 veces

    @PAY-20
    Escenario: Lo que otro dispositivo dejó en proceso y la lista de pagos no tiene también se dice
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo dejó en proceso un pago de 12625 pesos del préstamo "40128753"
      Entonces ve la pantalla "Ya hiciste un pago"
      Y se explica "Tenemos un pago de $ 12.625 del 21 de noviembre que todavía no se descontó de lo que debés. Puede tardar entre 24 y 48 horas. Si pagás otra vez, se cobra otra vez."

    @PAY-20
    Escenario: Lo que otro dispositivo pagó mientras elegía no se cobra de nuevo
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la primera vez la lista de lo último que se pidió está vacía
      Y que otro dispositivo dejó en proceso un pago de 12625 pesos del préstamo "40128753"
      Cuando intenta pagar
      Entonces ve la pantalla "Ya hiciste un pago"
      Y se cobró 0 veces

    @PAY-20
    Escenario: Sin la lista de lo último que se pidió alcanza con la de pagos
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista no tiene la lista de lo último que se pidió
      Cuando paga
      Entonces se cobró 1 vez

    @PAY-20
    Esquema del escenario: Si esa lista responde que <motivo>, alcanza con la de pagos
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la lista de lo último que se pidió responde que <motivo> todas las veces
      Cuando paga
      Entonces se cobró 1 vez

      Ejemplos:
        | motivo            |
        | no está permitido |
        | tuvo un problema  |

    @PAY-20
    Escenario: Si esa lista falla una sola vez, se pide de nuevo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la primera vez la lista de lo último que se pidió responde que tuvo un problema
      Y que otro dispositivo dejó en proceso un pago de 12625 pesos del préstamo "40128753"
      Entonces ve la pantalla "Ya hiciste un pago"

    @PAY-20
    Escenario: Si los pagos no se pueden mirar, no se ofrece pagar
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "los pagos" responde con un error
      Cuando prueba de nuevo
      Entonces está pagando "Casa Rivadavia Hogar Préstamo 40128753"

    @PAY-20
    Escenario: Un peso que se descontó por otro lado no es el pago que hizo
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que las primeras 3 veces la lista de pagos está vacía
      Y que mientras paga debe 12625 pesos de la cuota 4, y después 12624
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Ya hiciste un pago"

  Regla: La billetera y la tarjeta de crédito pasan por lo mismo

    @PAY-09 @PAY-20
    Esquema del escenario: Volver de la billetera con "<palabra>" deja la advertencia
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que la billetera dice "<palabra>" al volver
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "<resultado>"

      Ejemplos:
        | palabra    | resultado                  |
        | approved   | Ya hiciste un pago         |
        | pending    | Ya hiciste un pago         |
        | in_process | Ya hiciste un pago         |
        | failure    | Puede que ya hayas pagado  |
        | null       | Puede que ya hayas pagado  |

    @PAY-17 @PAY-09
    Esquema del escenario: Quien dejó la billetera y la segunda vez paga lee que se recibió, aplicado <cuándo>
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la primera vez la billetera se deja sin pagar
      Y que <prestamista>
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez por "Mercado Pago"
      Y va a la billetera
      Entonces ve la pantalla "Recibimos tu pago"

      Ejemplos:
        | cuándo        | prestamista                                             |
        | al otro día   | el prestamista aplica los pagos al otro día             |
        | en el momento | el prestamista tiene la lista de lo último que se pidió |

    @PAY-17 @PAY-20
    Escenario: Lo que otro dispositivo pagó con tarjeta no es el pago de la billetera
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la billetera dice "in_process" al volver
      Y que mientras está en la billetera otro dispositivo paga 12625 pesos del préstamo "40128753" con tarjeta, y la lista no dice cómo
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces ve la pantalla "Estamos confirmando tu pago"

    @PAY-17 @PAY-20
    Escenario: De dos pagos iguales el que no es con tarjeta es el de la billetera
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la billetera dice "in_process" al volver
      Y que mientras está en la billetera otro dispositivo paga 12625 pesos del préstamo "40128753" con tarjeta, y la lista dice los dos
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces ve la pantalla "Recibimos tu pago"

    @PAY-17
    Escenario: Lo que ya se encontró en la lista de pagos no se vuelve a preguntar
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que la billetera dice "in_process" al volver
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Y el capacitador corta la conexión
      Y recarga la página
      Entonces ve la pantalla "Recibimos tu pago"

    @PAY-20
    Escenario: Con un pago sin aplicar, tampoco se va a la billetera
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "los pagos" no trae nada
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces ve la pantalla "Ya hiciste un pago"

    @PAY-10 @PAY-20
    Escenario: Quien abrió el pago con tarjeta de crédito lo sabe al volver
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Tarjeta de crédito"
      Y abre el pago con tarjeta de crédito
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Puede que ya hayas pagado"

    @PAY-10 @PAY-20
    Escenario: Del pago que se empezó afuera se dice cuánto y cuándo
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Tarjeta de crédito"
      Y abre el pago con tarjeta de crédito
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | Empezaste un pago de $ 12.625 el 21 de noviembre a las 12:00 fuera del portal y no sabemos si lo terminaste. Fijate en tus pagos antes de pagar otra vez: si lo terminaste, pagarías dos veces. |
        | Pagar otra vez |

    @PAY-10 @PAY-20
    Escenario: El enlace que esperó demasiado se prepara de nuevo
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Tarjeta de crédito"
      Y pasan 30 segundos
      Y toca "Ir a pagar con tarjeta (se abre en otra pestaña)"
      Entonces un aviso dice "Revisamos lo que debés antes de abrir el pago. Tocá de nuevo para seguir."

    @PAY-10 @PAY-20
    Escenario: A los veintinueve segundos el enlace todavía sirve
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Tarjeta de crédito"
      Y pasan 29 segundos
      Y abre el pago con tarjeta de crédito
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Puede que ya hayas pagado"

    @PAY-10 @PAY-16
    Escenario: Junto a una versión más nueva en otra pestaña el enlace no se abre
      Dado que Marta está por pagar el préstamo "40128753"
      Y que otra pestaña con una versión más nueva guardó sus pagos
      Cuando elige pagar por "Tarjeta de crédito"
      Entonces se le explica que el pago no se envió: "El portal se actualizó en otra pestaña y el pago no se envió. Recargá esta página para pagar."
      Y lo que guardó la versión más nueva sigue ahí

    @PAY-10 @PAY-20
    Escenario: Si lo que debe cambió, el enlace no se prepara
      Dado que Marta está por pagar el préstamo "40128753"
      Y que al abrir el resumen debía 10000 pesos de la cuota 4
      Cuando elige pagar por "Tarjeta de crédito"
      Entonces la pantalla dice:
        | No enviamos tu pago |
        | Lo que debés cambió mientras pagabas. No se cobró nada: revisá el total antes de seguir. |
        | Lo que debés cambió mientras pagabas. No se cobró nada: revisá el total antes de seguir. |
        | Probar de nuevo |
