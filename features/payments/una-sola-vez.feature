# language: es
Característica: Un pago se cobra una sola vez, pase lo que pase
  Lo que puede ir mal entre Marta y su banco: respuestas que faltan, que mienten o que llegan tarde.

  Regla: Un error no es un rechazo

    @PAY-16
    Esquema del escenario: Se cobró, y lo que está en el medio responde <código>
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que el pago se hace y se responde <código>
      Cuando paga
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

      Ejemplos:
        | código |
        | 500    |
        | 502    |
        | 503    |
        | 504    |
        | 408    |
        | 409    |
        | 429    |

    @PAY-16
    Esquema del escenario: Un <código> dice que no se cobró
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se rechaza con <código>
      Cuando paga
      Entonces el resultado es "El pago no se hizo"
      Y puede volver a pagar

      Ejemplos:
        | código |
        | 400    |
        | 403    |
        | 404    |

    @PAY-16
    Esquema del escenario: Un estado que <qué dice> es que todavía no se sabe
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta del pago se pierde
      Y que del pago se responde <respuesta>
      Cuando paga
      Entonces el resultado es "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

      Ejemplos:
        | qué dice          | respuesta                 |
        | es otra palabra   | { "status": "PENDIENTE" } |
        | es un número      | { "status": 7 }           |
        | no está           | {}                        |

    @PAY-16
    Escenario: El número de operación que llega como número no esconde que se pagó
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta del pago se pierde
      Y que del pago se responde { "status": "APPROVED", "transactionId": 7001 }
      Cuando paga
      Entonces el resultado es "Recibimos tu pago"

  Regla: De lo que todavía está saliendo nadie dice que no llegó

    @PAY-16
    Escenario: Marta sale mientras se envía, y mira cómo va antes de que el prestamista lo conozca
      Dado que Marta ingresó
      Y que la consulta de "el pago con una tarjeta guardada" no vuelve
      Cuando toca "Pagar $ 12.625"
      Y toca "Pagar $ 12.625 con Visa 4821"
      Y sale mientras se envía, toca "Ver cómo va" y mira el estado del pago
      Entonces el resultado es "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

  Regla: Lo que no llegó se intenta de nuevo como el mismo pago

    @PAY-16 @camino
    Escenario: Marta lo intenta de nuevo, y el anterior llega más tarde
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que la conexión se corta y el pago llega 12 consultas después
      Cuando paga
      Y vuelve a intentar con tarjeta de débito
      Y paga
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Escenario: Del que llega más tarde se entera sin hacer nada
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la conexión se corta y el pago llega 1 consultas después
      Cuando paga
      Y pasan 2 segundos
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Escenario: Del que llega más tarde se entera apenas consulta
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la conexión se corta y el pago llega 1 consultas después
      Cuando paga
      Y consulta de nuevo
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"

    @PAY-16
    Esquema del escenario: Del que sigue en proceso se pregunta otra vez a los <segundos> segundos
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta del pago se pierde
      Y que el pago sigue en proceso las primeras <veces> veces que se pregunta
      Cuando paga
      Y pasan <segundos> segundos
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"

      Ejemplos:
        | veces | segundos |
        | 2     | 5        |
        | 3     | 10       |
        | 4     | 30       |

    @PAY-16
    Escenario: Se intenta de nuevo el mismo importe
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago no llega al servidor
      Cuando edita el importe a "5000"
      Y paga
      Y vuelve a intentar con tarjeta de débito
      Entonces va a pagar "$ 5.000"
      Y no puede cambiar el importe

  Regla: Mientras no se sabe, nadie paga sin querer

    @PAY-16
    Escenario: Tampoco después de salir y volver a ingresar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta del pago se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y Marta sale y vuelve a ingresar
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "Tenés un pago en curso"

    @PAY-16
    Esquema del escenario: Del que nadie encuentra se avisa durante 48 horas: <qué pasa> a las <horas>
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago no llega al servidor
      Y que el pago sigue en proceso las primeras 99 veces que se pregunta
      Cuando paga
      Y pasan <horas> horas
      Y Marta vuelve a ingresar a "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | <dice> |

      Ejemplos:
        | qué pasa        | horas | dice                   |
        | sigue el aviso  | 47    | Tenés un pago en curso |
        | se puede pagar  | 48    | ¿Cómo querés pagar? (*) |

    @PAY-16
    Escenario: Antes, si ella lo decide después de leer la advertencia
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago no llega al servidor
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez
      Entonces está pagando "Compra en comercio Casa Rivadavia Hogar · Préstamo 40128753"

    @PAY-16
    Escenario: La advertencia dice cuánto y qué pasaría
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta del pago se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces se explica "Enviamos un pago de $ 12.625 y todavía no sabemos cómo terminó. Fijate en su estado antes de pagar otra vez: si se hizo, pagarías dos veces."

  Regla: Antes de pagar se miran los pagos que tiene el prestamista

    @PAY-20
    Esquema del escenario: De lo que pagó en otro dispositivo se entera antes de pagar <cómo>
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Y que <lista>
      Entonces el resultado es "Ya hiciste un pago"
      Y se explica "Tenemos un pago de $ 12.625 del 21 de noviembre que todavía no se descontó de lo que debés. Puede tardar entre 24 y 48 horas. Si pagás otra vez, se cobra otra vez."

      Ejemplos:
        | cómo                              | lista                                  |
        | con la lista por préstamo         | la lista de pagos dice de qué préstamo |
        | con la lista por comercio e importe | la lista de pagos no dice de qué préstamo |

    @PAY-20
    Escenario: Quien decide pagar otra vez lee qué no está descontado del total
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando decide pagar otra vez
      Entonces en la pantalla lee "Total a pagar $ 12.625 Tu pago de $ 12.625, del 21 de noviembre, está en camino: este total todavía no lo descuenta."

    @PAY-20
    Escenario: También si la lista se mira recién al apretar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la primera vez la lista de pagos está vacía
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando intenta pagar
      Entonces el resultado es "Ya hiciste un pago"
      Y se cobró 0 veces

    @PAY-20
    Escenario: Si los pagos no se pueden mirar, no se ofrece pagar
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "los pagos" responde con un error
      Cuando prueba de nuevo
      Entonces está pagando "Compra en comercio Casa Rivadavia Hogar · Préstamo 40128753"

    @PAY-20
    Escenario: Un peso que se descontó por otro lado no es el pago que hizo
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que las primeras 3 veces la lista de pagos está vacía
      Y que mientras paga debe 12625 pesos de la cuota 4, y después 12624
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "Ya hiciste un pago"

  Regla: La billetera y la tarjeta de crédito pasan por lo mismo

    @PAY-09 @PAY-20
    Esquema del escenario: Volver de la billetera con "<palabra>" deja la advertencia
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que la billetera dice "<palabra>" al volver
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "<resultado>"

      Ejemplos:
        | palabra    | resultado                  |
        | approved   | Ya hiciste un pago         |
        | pending    | Ya hiciste un pago         |
        | in_process | Ya hiciste un pago         |
        | failure    | Puede que ya hayas pagado  |
        | null       | Puede que ya hayas pagado  |

    @PAY-20
    Escenario: Con un pago sin aplicar, tampoco se va a la billetera
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la primera vez la lista de pagos está vacía
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces el resultado es "Ya hiciste un pago"

    @PAY-10 @PAY-20
    Escenario: Quien abrió el pago con tarjeta de crédito lo sabe al volver
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Tarjeta de crédito"
      Y abre el pago con tarjeta de crédito
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "Puede que ya hayas pagado"

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
      Entonces el resultado es "Puede que ya hayas pagado"

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
