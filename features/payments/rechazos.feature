# language: es
Característica: Por qué no se pudo cobrar de una tarjeta

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Cada rechazo dice qué pasó y cómo seguir

    @PAY-15
    Esquema del escenario: La tabla de rechazos
      Dado que el banco rechaza su tarjeta con "<código>"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Entonces el pago no se hizo: "<título>"
      Y para seguir puede "<caminos>"
      Y del rechazo lee "<consejo>"

      Ejemplos:
        | código                        | título                                 | caminos                                                  | consejo |
        | CARD_BLOCKED                  | Tu tarjeta está bloqueada              | pagar con Mercado Pago, usar otra tarjeta, ir al inicio  | No se cobró nada. Hablá con tu banco para desbloquearla, o pagá ahora con otra tarjeta o con Mercado Pago. |
        | WRONG_NUMBER                  | El número de la tarjeta no es correcto | corregir el número, pagar con Mercado Pago, ir al inicio | No se cobró nada. Revisá el número y escribilo de nuevo, o pagá con Mercado Pago. |
        | MAX_ATTEMPTS                  | Superaste la cantidad de intentos.     | ir al inicio                                             | No se cobró nada. Por seguridad no podés volver a intentarlo ahora: probá mañana o pagá por otro medio. |
        | INSUFFICIENT_FUNDS            | No hay saldo suficiente                | pagar con Mercado Pago, usar otra tarjeta, ir al inicio  | No se cobró nada. Probá con otra tarjeta o pagá con Mercado Pago. |
        | DENIED                        | El banco no autorizó el pago           | pagar con Mercado Pago, usar otra tarjeta, ir al inicio  | No se cobró nada. La tarjeta puede estar vencida, inhabilitada o sin permiso para compras en línea. Probá con otra o pagá con Mercado Pago. |
        | REJECTED                      | No pudimos hacer el pago               | pagar con Mercado Pago, usar otra tarjeta, ir al inicio  | No se cobró nada. Probá con otra tarjeta o pagá con Mercado Pago. |
        | EXCEED_LIMITS                 | Superaste el límite de tu tarjeta      | pagar con Mercado Pago, usar otra tarjeta, ir al inicio  | No se cobró nada. Pagá un importe menor o usá otra tarjeta o Mercado Pago. |

    @PAY-15 @PAY-05
    Esquema del escenario: Sin la billetera en la lista del prestamista, con <código> no se ofrece
      Dado que el prestamista ofrece pagar con:
        | TD  | Tarjeta de débito |
        | CVU | CVU               |
      Y que el banco rechaza su tarjeta con "<código>"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Entonces para seguir puede "<caminos>"
      Y del rechazo lee "<consejo>"

      Ejemplos:
        | código             | caminos                                | consejo                                                                                          |
        | CARD_BLOCKED       | usar otra tarjeta, ir al inicio        | No se cobró nada. Hablá con tu banco para desbloquearla, o pagá ahora con otra tarjeta.          |
        | INSUFFICIENT_FUNDS | usar otra tarjeta, ir al inicio        | No se cobró nada. Cargá dinero en tu cuenta o probá con otra tarjeta.                            |
        | WRONG_NUMBER       | corregir el número, ir al inicio       | No se cobró nada. Revisá el número y escribilo de nuevo.                                         |

    @PAY-15
    Escenario: Tampoco se ofrece reintentar cuando los intentos superados se saben después
      Dado que el banco rechaza su tarjeta con "MAX_ATTEMPTS"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Entonces ve la pantalla "Superaste la cantidad de intentos."
      Y del resultado solo puede "ir al inicio"

    @PAY-15 @PAY-05
    Escenario: De un rechazo que se sabe después no se manda a la billetera, que puede no estar en la lista
      Dado que el banco rechaza su tarjeta con "CARD_BLOCKED"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Entonces ve la pantalla "Tu tarjeta está bloqueada"
      Y se explica "No se cobró nada. Hablá con tu banco para desbloquearla, o pagá ahora con otra tarjeta."

    @PAY-15
    Escenario: Un código que no está en la tabla es un rechazo sin más
      Dado que el banco rechaza su tarjeta sin decir por qué
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "El pago no se hizo"

  Regla: Después de un rechazo se sigue de otra forma

    @PAY-15 @camino
    Escenario: El número equivocado se escribe de nuevo
      Dado que el banco rechaza su tarjeta con "WRONG_NUMBER"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Y corrige el número
      Entonces se le piden los datos de la tarjeta

    @PAY-15
    Escenario: Sin otra tarjeta guardada se carga una
      Dado que no tiene tarjetas guardadas
      Y que el banco rechaza su tarjeta con "EXCEED_LIMITS"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con una tarjeta nueva
      Y prefiere otra tarjeta
      Entonces se le piden los datos de la tarjeta

    @PAY-15
    Escenario: Otra tarjeta guardada
      Dado que el banco rechaza su tarjeta con "EXCEED_LIMITS"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Y prefiere otra tarjeta
      Entonces ve sus tarjetas guardadas

    @PAY-15
    Escenario: El mismo importe se paga en la página de quien cobra
      Dado que el banco rechaza su tarjeta con "INSUFFICIENT_FUNDS"
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "5000"
      Y intenta pagar
      Y prefiere pagar con Mercado Pago
      Entonces el pago sigue en "/estado-pago?status=approved&id=40128753&pago=…"
      Y la pantalla dice:
        | $ 5.000 |

    @PAY-09
    Escenario: Si la billetera rechaza el pedido, el pago no se hizo
      Dado que el banco rechaza su tarjeta con "INSUFFICIENT_FUNDS"
      Y que la consulta de "la billetera" responde que el pedido está mal
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Y prefiere pagar con Mercado Pago
      Entonces ve la pantalla "El pago no se hizo"

    @PAY-09 @PAY-16
    Escenario: Si la billetera responde con un error, no se sabe, y no se invita a pagar
      Dado que el banco rechaza su tarjeta con "INSUFFICIENT_FUNDS"
      Y que la consulta de "la billetera" responde con un error
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Y prefiere pagar con Mercado Pago
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

    @PAY-15
    Escenario: Con el número equivocado también se puede pagar por Mercado Pago
      Dado que el banco rechaza su tarjeta con "WRONG_NUMBER"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Y prefiere pagar con Mercado Pago
      Entonces el pago sigue en "/estado-pago?status=approved&id=40128753&pago=…"
      Y la pantalla dice:
        | $ 12.625 |

    @PAY-15
    Escenario: Mientras se va a Mercado Pago se dice
      Dado que el banco rechaza su tarjeta con "WRONG_NUMBER"
      Y que la consulta de "la billetera" no vuelve
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Y prefiere pagar con Mercado Pago
      Entonces mientras tanto la pantalla dice:
        | Te estamos llevando a Mercado Pago. |
