# language: es
Característica: Un pago se cobra una sola vez, pase lo que pase
  Lo que puede ir mal entre Marta y su banco: respuestas que faltan, que mienten o que llegan tarde.

  Regla: Un error no es un rechazo

    @PAY-16
    Esquema del escenario: Se cobró, y lo que está en el medio responde que <motivo>
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que "el pago con una tarjeta guardada" se hace y se responde que <motivo>
      Cuando paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

      Ejemplos:
        | motivo                   |
        | el pedido está mal       |
        | la sesión no sirve       |
        | tardó demasiado          |
        | choca con otro           |
        | tuvo un problema         |

    @PAY-16
    Esquema del escenario: El navegador lo manda dos veces y al segundo se responde que <motivo>
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que el navegador manda el pago dos veces y al segundo se responde que <motivo>
      Cuando paga
      Y consulta de nuevo
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

      Ejemplos:
        | motivo             |
        | el pedido está mal |
        | tardó demasiado    |

    @PAY-16
    Escenario: Que el pedido está mal, sin otro motivo, no dice que no se cobró: se pregunta, y no llegó
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" responde que el pedido está mal
      Cuando paga
      Entonces ve la pantalla "Tu pago todavía no nos llegó"
      Y se explica "Probá sin miedo: se cobra una sola vez."

    @PAY-16
    Escenario: Que se cobró y por qué no se cobró a la vez no dice nada
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que del pago se responde a la vez que se hizo y que no alcanzan los fondos
      Cuando paga
      Entonces ve la pantalla "Tu pago todavía no nos llegó"

    @PAY-16
    Esquema del escenario: Un estado que <qué dice> es que todavía no se sabe
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que del pago el prestamista dice un estado que <qué dice>
      Cuando paga
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

      Ejemplos:
        | qué dice        |
        | es otra palabra |
        | es un número    |

    @PAY-16
    Escenario: El número de operación que llega como número no esconde que se pagó
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que del pago el prestamista dice que se aprobó, con un número de operación que no viene como texto
      Cuando paga
      Entonces ve la pantalla "Recibimos tu pago"

  Regla: De lo que todavía está saliendo nadie dice que no llegó

    @PAY-16
    Escenario: Marta sale mientras se envía, y mira cómo va antes de que el prestamista lo conozca
      Dado que Marta ingresó
      Y que la consulta de "el pago con una tarjeta guardada" no vuelve
      Cuando toca "Pagar $ 12.625"
      Y toca "Pagar $ 12.625 con Visa 4821"
      Y sale mientras se envía, toca "Ver cómo va" y mira el estado del pago
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

    @PAY-16
    Escenario: De lo que el banco rechaza después de que salió se entera antes de que se le ofrezca pagar
      Dado que Marta ingresó
      Y que el banco rechaza su tarjeta sin decir por qué
      Cuando toca "Pagar $ 12.625"
      Y paga con una conexión lenta, y sale apenas se envía
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "El pago no se hizo"

  Regla: Lo que no llegó se intenta de nuevo como el mismo pago

    @PAY-16 @camino
    Escenario: Marta lo intenta de nuevo, y el anterior llega más tarde
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que la conexión se corta y "el pago con una tarjeta guardada" llega 12 consultas después
      Cuando paga
      Y vuelve a intentar con tarjeta de débito
      Y paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Escenario: Que el segundo intento se rechace no dice que no se cobró el primero
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la conexión se corta y "el pago con una tarjeta guardada" llega 16 consultas después
      Y que el segundo intento se rechaza por falta de saldo
      Cuando paga
      Y vuelve a intentar con tarjeta de débito
      Y paga
      Entonces ve la pantalla "Tu pago todavía no nos llegó"

    @PAY-16
    Escenario: Del que llega más tarde se entera sin hacer nada
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la conexión se corta y "el pago con una tarjeta guardada" llega 1 consultas después
      Cuando paga
      Y pasan 2 segundos
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Escenario: Del que llega más tarde se entera apenas consulta
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la conexión se corta y "el pago con una tarjeta guardada" llega 1 consultas después
      Cuando paga
      Y consulta de nuevo
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

    @PAY-16
    Esquema del escenario: Del que sigue en proceso se pregunta otra vez a los <segundos> segundos
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras <veces> veces que se pregunta
      Cuando paga
      Y pasan <segundos> segundos
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

      Ejemplos:
        | veces | segundos |
        | 2     | 5        |
        | 3     | 10       |
        | 4     | 30       |

    @PAY-16
    Escenario: Se intenta de nuevo el mismo importe
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando edita el importe a "5000"
      Y paga
      Y vuelve a intentar con tarjeta de débito
      Entonces va a pagar "$ 5.000"
      Y no puede cambiar el importe

  Regla: Una versión más nueva en otra pestaña no pierde lo suyo

    @PAY-16
    Escenario: La pestaña de antes no envía nada ni borra lo que guardó la nueva
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que otra pestaña con una versión más nueva guardó sus pagos
      Cuando intenta pagar
      Entonces se le explica que el pago no se envió: "El portal se actualizó en otra pestaña y el pago no se envió. Recargá esta página para pagar."
      Y se cobró 0 veces
      Y lo que guardó la versión más nueva sigue ahí

  Regla: Mientras no se sabe, nadie paga sin querer

    @PAY-16
    Escenario: Tampoco después de salir y volver a ingresar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y Marta sale y vuelve a ingresar
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Tenés un pago en curso"

    @PAY-16
    Esquema del escenario: Mientras el prestamista lo tiene en proceso se avisa, también después de 48 horas: a las <horas>
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Y que el pago sigue en proceso las primeras 99 veces que se pregunta
      Cuando paga
      Y pasan <horas> horas
      Y Marta vuelve a ingresar a "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | <dice> |

      Ejemplos:
        | horas | dice                   |
        | 47    | Tenés un pago en curso |
        | 48    | Tenés un pago en curso |
        | 48    | Pagar otra vez         |

    @PAY-16
    Escenario: Lo que el prestamista no encuentra después de 48 horas se puede pagar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Y que el pago sigue en proceso las primeras 5 veces que se pregunta
      Cuando paga
      Y pasan 48 horas
      Y Marta vuelve a ingresar a "/pagar-cuota/resumen?externalId=40128753"
      Y toca "Ver el estado del pago"
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | ¿Cómo querés pagar? |

    @PAY-16
    Escenario: Aunque el reloj salte 48 horas, de lo que no había llegado se pregunta antes de ofrecer otro pago
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Y que la primera vez que se pregunta el pago no llegó, y después está en proceso
      Cuando paga
      Y abre "/inicio"
      Y pasan 48 horas
      Y Marta vuelve a ingresar a "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Tenés un pago en curso"

    @PAY-16
    Escenario: Antes, si ella lo decide después de leer la advertencia
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez
      Entonces está pagando "Casa Rivadavia Hogar Préstamo 40128753"

    @PAY-16
    Escenario: La advertencia dice cuánto y qué pasaría
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces se explica "Enviamos un pago de $ 12.625 y todavía no sabemos cómo terminó. Fijate en su estado antes de pagar otra vez: si se hizo, pagarías dos veces."
