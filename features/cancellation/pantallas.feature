# language: es
Característica: Lo que dicen las pantallas de la cancelación

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Del importe se dice sólo lo que es

    @CAN-05 @camino
    Escenario: Cuando se ahorra no se dice que no
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Cuánto cuesta cancelarlo                                                        |
        | Préstamo personal                                                               |
        | Pagás hoy                                                                       |
        | $ 338.967,10                                                                    |
        | Lo que queda en 11 cuotas                                                       |
        | $ 405.286,75                                                                    |
        | Te ahorrás                                                                      |
        | $ 66.319,65                                                                     |
        | Calculado el                                                                    |
        | 21 de noviembre de 2026                                                         |
        | Este importe vale                                                               |
        | Del 21 de noviembre de 2026 al 25 de noviembre de 2026                          |
        | Pedirla no te cobra nada. El préstamo queda cancelado cuando pagás ese importe. |
        | Pedir la cancelación                                                            |
        | Elegir otro préstamo                                                            |
      Y la pantalla no dice:
        | Cancelarlo hoy no te ahorra dinero: es lo mismo o más que seguir con las cuotas. |

    @CAN-03
    Esquema del escenario: Un importe que no sirve no se puede pedir: <qué>
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que cancelar cuesta $ <importe> del "<desde>" al "<hasta>"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la cancelación no sigue: "No pudimos saber el importe Hoy no hay un importe para pagar, o el que había venció. Probá de nuevo en unos minutos o consultanos por chat. Consultar por chat (se abre en otra pestaña)"
      Y la pantalla lleva a:
        | Consultar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

      Ejemplos:
        | qué                      | importe | desde      | hasta      |
        | es cero                  | 0       | 2026-11-21 | 2026-11-25 |
        | termina antes de empezar | 338967  | 2026-11-26 | 2026-11-25 |

    @CAN-03 @CAN-05
    Escenario: El importe que todavía no vale dice desde qué día
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que cancelar cuesta $ 338967 del "2026-11-24" al "2026-11-27"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la cancelación no sigue: "Todavía no podés cancelar este préstamo El importe para cancelarlo vale desde el 24 de noviembre de 2026. Volvé ese día."
      Y la pantalla no dice:
        | Pagás hoy |

    @CAN-03
    Escenario: El importe que vence mientras se lee no se pide, y se ofrece otro
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que cancelar cuesta $ 338967 del "2026-11-21" al "2026-11-21"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y pasan 24 horas
      Y toca "Pedir la cancelación"
      Entonces la pantalla dice:
        | Cancelar un préstamo antes                                                |
        | Error:                                                                    |
        | No pudimos generar la cancelación                                         |
        | El importe que viste venció. Tocá «Ver cuánto es» y te decimos el de hoy. |
        | Ver cuánto es                                                             |

    @CAN-01
    Escenario: El mes que se cierra mientras se lee
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que hoy es el 27 de noviembre de 2026
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y pasan 24 horas
      Y toca "Pedir la cancelación"
      Entonces la pantalla dice:
        | A fin de mes no se puede cancelar                                        |
        | Se puede del 1 al 27 de cada mes. Volvé desde el 1 de diciembre de 2026. |
        | Ir al inicio                                                             |

  Regla: El importe es el de lo que se debe ahora

    @CAN-03 @CAN-05
    Escenario: La cuota que se pagó mientras tanto cambia el importe, y se dice antes de pedir
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y en otra pestaña paga el préstamo "40155563"
      Y toca "Pedir la cancelación"
      Entonces la pantalla dice:
        | Cuánto cuesta cancelarlo                                                                                     |
        | Atención:                                                                                                    |
        | El importe cambió                                                                                            |
        | Desde que lo viste cambió lo que cuesta cancelar este préstamo. Revisalo antes de pedir la cancelación. |
        | $ 302.122,85                                                                                                 |
        | Lo que queda en 10 cuotas                                                                                    |
        | $ 368.442,50                                                                                                 |
        | Te ahorrás                                                                                                   |
        | $ 66.319,65                                                                                                  |

    @CAN-03
    Escenario: El importe que cambió se pide como es ahora
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y en otra pestaña paga el préstamo "40155563"
      Y toca "Pedir la cancelación"
      Y toca "Pedir la cancelación"
      Entonces la pantalla dice:
        | Tu cancelación está lista para pagar |
        | $ 302.122,85                         |

    @CAN-05
    Escenario: La cuota que se pagó antes de preguntar no se cuenta en el ahorro
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y en otra pestaña paga el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | $ 302.122,85              |
        | Lo que queda en 10 cuotas |
        | Te ahorrás                |
        | $ 66.319,65               |

    @CAN-03
    Escenario: Al elegir otra vez se lee cuántas cuotas quedan ahora
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y en otra pestaña paga el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y toca "Elegir otro préstamo"
      Entonces la pantalla dice:
        | Te quedan 10 cuotas |

  Regla: La cancelación que ya se pagó no se vuelve a pedir

    @PAY-20 @CAN-03
    Escenario: Al volver después de transferir se lee que el préstamo ya no tiene cuotas por pagar
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Y el banco acredita el pago del préstamo "40155563"
      Y vuelve a la pestaña
      Entonces la pantalla dice:
        | Este préstamo ya no tiene cuotas por pagar |
        | Préstamo personal · Préstamo 40155563      |
        | Pagaste las 12 cuotas de este préstamo.    |
      Y la pantalla lleva a:
        | Ver el libre deuda | /libre-deuda |
        | Ir al inicio       | /inicio      |
        | Ver mis pagos      | /mis-pagos   |

    @PAY-20 @CAN-03
    Escenario: Quien se queda en la pantalla también se entera de que su pago llegó
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y el banco acredita el pago del préstamo "40155563"
      Y toca "Actualizar lo que debo"
      Entonces ve la pantalla "Este préstamo ya no tiene cuotas por pagar"

    @CAN-03
    Escenario: El pago que todavía no llegó se dice
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y toca "Actualizar lo que debo"
      Entonces un aviso dice "Todavía no vemos tu pago. Puede tardar en llegarnos: probá de nuevo en un rato."
      Y ve la pantalla "Tu cancelación está lista para pagar"

    @CAN-03 @CAN-05
    Escenario: La cuota que se pagó después de pedirla cambia el importe, y se dice al volver
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y en otra pestaña paga el préstamo "40155563"
      Y vuelve a la pestaña
      Entonces la pantalla dice:
        | Cuánto cuesta cancelarlo |
        | El importe cambió        |
        | $ 302.122,85             |
