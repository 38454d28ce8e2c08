# language: es
Característica: Cancelar un préstamo antes
  Pagar de una vez todo lo que queda: elegir, saber cuánto es, pedirlo, bajar el documento y pagar.

  Regla: Se elige el préstamo y se dice cuánto cuesta

    @CAN-03 @CAN-05 @camino
    Escenario: Gabriela sabe cuánto se ahorra, desde qué día y hasta cuándo
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Cuánto cuesta cancelarlo                                                                     |
        | Pagás hoy                                                                                    |
        | $ 338.967,10                                                                                 |
        | Lo que queda en 11 cuotas                                                                    |
        | $ 405.286,75                                                                                 |
        | Te ahorrás                                                                                   |
        | $ 66.319,65                                                                                  |
        | Calculado el                                                                                 |
        | 21 de noviembre de 2026                                                                      |
        | Este importe vale                                                                            |
        | Del 21 de noviembre de 2026 al 25 de noviembre de 2026 |
        | Pedirla no te cobra nada. El préstamo queda cancelado cuando pagás ese importe. |
      Y quien no ve la pantalla oye:
        | Pagás hoy |

    @CAN-05
    Escenario: Ramona, que está en deuda, ve el interés por mora también en lo que queda
      Dado que Ramona ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40093320"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Pagás hoy                                                  |
        | $ 214.611,05                                               |
        | Lo que queda en 8 cuotas, con $ 6.450,05 de interés por mora |
        | $ 240.997,65                                               |
        | Te ahorrás                                                 |
        | $ 26.386,60                                                |

    @CAN-05
    Escenario: También ahorra si el importe está entre las cuotas solas y las cuotas con su interés
      Dado que Ramona ingresó y está en "la cancelación"
      Y que cancelar cuesta $ 240997.64 del "2026-11-21" al "2026-11-25"
      Cuando elige cancelar el préstamo "40093320"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Te ahorrás |
        | $ 0,01     |
      Y la pantalla no dice:
        | Cancelarlo hoy no te ahorra dinero: es lo mismo o más que seguir con las cuotas. |

    @CAN-05
    Escenario: Antes de que el prestamista diga el importe no se habla de ahorro
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Entonces la pantalla dice:
        | Cancelar un préstamo antes                                                       |
        | Pagás todo lo que queda de una vez. Elegí el préstamo y te decimos cuánto es. |
        | ¿Qué préstamo querés cancelar?                                                   |
        | Préstamo personal                                                                |
        | Préstamo 40155563                                                                |
        | Te quedan 11 cuotas                                                              |
      Y no se lee ni queda guardado "ahorrás"

    @CAN-05
    Escenario: Si cancelar no ahorra, no se dice que ahorra
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que cancelar cuesta $ 405286.75 del "2026-11-21" al "2026-11-25"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Cancelarlo hoy no te ahorra dinero: es lo mismo o más que seguir con las cuotas. |

    @CAN-03
    Escenario: Hay que elegir un préstamo
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando toca "Ver cuánto es"
      Entonces se le pide que corrija: "Elegí el préstamo que querés cancelar"

    @CAN-03
    Escenario: Un importe que ya venció no se puede pedir
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que cancelar cuesta $ 338967 del "2026-11-01" al "2026-11-20"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la cancelación no sigue: "No pudimos saber el importe Hoy no hay un importe para pagar, o el que había venció. Probá de nuevo en unos minutos o consultanos por chat. Consultar por chat (se abre en otra pestaña)"

    @CAN-03
    Escenario: Un importe que vale sólo hoy se puede pedir, por chico que sea
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que cancelar cuesta $ 0.01 del "2026-11-21" al "2026-11-21"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces ve la pantalla "Cuánto cuesta cancelarlo"

    @CAN-03
    Escenario: El importe que no llega se pide de nuevo
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "el importe para cancelar" responde con un error
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la cancelación no sigue: "No pudimos saber el importe Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

  Regla: De un préstamo que no se usó uno se puede arrepentir

    @CAN-02 @CAN-06
    Escenario: Tomás se arrepiente del préstamo que no usó
      Dado que Tomás ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40167731"
      Y toca "Me arrepentí de este préstamo"
      Entonces la pantalla dice:
        | Arrepentirte de este préstamo                                                                                                            |
        | Como no usaste el dinero, te podés arrepentir hasta el 1 de diciembre de 2026. Son 10 días hábiles desde que te lo dimos. |
        | Devolvés los $ 150.000 que te prestamos.                                                                                              |
      Y la pantalla lleva a:
        | Pedir el arrepentimiento | /arrepentimiento?prestamo=40167731 |
        | Consultar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @CAN-02 @CAN-03
    Escenario: Del que no se puede cancelar se vuelve a elegir
      Dado que Tomás ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40167731"
      Y toca "Me arrepentí de este préstamo"
      Y toca "Elegir otro préstamo"
      Entonces la pantalla dice:
        | Me arrepentí de este préstamo |

    @CAN-02
    Escenario: A fin de mes también se puede
      Dado que Tomás ingresó y está en "la cancelación"
      Y que hoy es el 29 de noviembre de 2026
      Cuando toca "Me arrepentí del préstamo 40167731"
      Entonces ve la pantalla "Arrepentirte de este préstamo"

    @CAN-01 @CAN-02
    Escenario: A fin de mes se dice que arrepentirse sí se puede
      Dado que Tomás ingresó y está en "la cancelación"
      Y que hoy es el 29 de noviembre de 2026
      Entonces la pantalla dice:
        | Arrepentirte de un préstamo que no usaste sí se puede, cualquier día. |
        | Me arrepentí del préstamo 40167731 |

    @CAN-02 @CAN-06
    Escenario: Con página propia del prestamista se arrepiente en ella
      Dado que el prestamista recibe el arrepentimiento en "https://prestamista.example/arrepentimiento"
      Y que Tomás ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40167731"
      Y toca "Me arrepentí de este préstamo"
      Entonces la pantalla lleva a:
        | Pedir el arrepentimiento (se abre en otra pestaña) | https://prestamista.example/arrepentimiento |
        | Consultar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @CAN-02
    Escenario: Del que ya usó no se ofrece, por nuevo que sea
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el préstamo "40155563" se le dio hace 3 días
      Cuando elige cancelar el préstamo "40155563"
      Entonces no se lee ni queda guardado "Me arrepentí"

    @CAN-02
    Esquema del escenario: El <día> de diciembre <qué>
      Dado que Tomás ingresó y está en "la cancelación"
      Y que hoy es el <día> de diciembre de 2026
      Y que el préstamo "40167731" se le dio hace <días> días
      Cuando elige cancelar el préstamo "40167731"
      Entonces de arrepentirse <qué>

      Ejemplos:
        | día | días | qué           |
        | 1   | 15   | se le ofrece  |
        | 2   | 16   | ya no se dice |

    @CAN-02
    Esquema del escenario: Los feriados de siempre no cuentan entre los días hábiles: <feriado>
      Dado que Tomás ingresó y está en "la cancelación"
      Y que hoy es el <hoy>
      Y que el préstamo "40167731" se le dio hace 0 días
      Cuando elige cancelar el préstamo "40167731"
      Y toca "Me arrepentí de este préstamo"
      Entonces la pantalla dice:
        | Como no usaste el dinero, te podés arrepentir hasta el <último día>. Son 10 días hábiles desde que te lo dimos. |

      Ejemplos:
        | feriado                      | hoy                     | último día              |
        | 24 de marzo y 2 de abril     | 21 de marzo de 2031     | 8 de abril de 2031      |
        | 25 de diciembre y 1 de enero | 22 de diciembre de 2031 | 7 de enero de 2032      |

  Regla: Desde un préstamo se vuelve a él, y sin préstamos se dice

    @CAN-04
    Escenario: Desde su préstamo viene elegido, y se vuelve
      Dado que Gabriela ingresó y está en "/cancelacion-anticipada?idLoan=p-8be4f017"
      Cuando toca "Ver cuánto es"
      Entonces la pantalla dice:
        | $ 338.967,10 |
      Y la pantalla lleva a:
        | Volver al préstamo | /mis-prestamos/p-8be4f017 |

    @CAN-04
    Escenario: El enlace de un préstamo ajeno no elige ninguno
      Dado que Gabriela ingresó y está en "/cancelacion-anticipada?idLoan=p-6b1f0c92"
      Cuando toca "Ver cuánto es"
      Entonces se le pide que corrija: "Elegí el préstamo que querés cancelar"

    @CAN-04
    Escenario: Sin préstamos que cancelar se dice y se ofrece pedir uno
      Dado que Marta ingresó y está en "la cancelación"
      Y que la consulta de "los préstamos" no trae nada
      Cuando abre el portal
      Entonces la pantalla dice:
        | Cancelar un préstamo antes                                                             |
        | No tenés préstamos para cancelar                                                       |
        | Cuando tengas un préstamo con cuotas por pagar, lo vas a poder cancelar desde acá. |
      Y la pantalla lleva a:
        | Pedir un préstamo | /nuevo-prestamo |
        | Ir al inicio      | /inicio         |

    @CAN-04
    Escenario: A Carla no se le ofrece pedir otro
      Dado que Carla ingresó y está en "la cancelación"
      Y que la consulta de "los préstamos" no trae nada
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Ir al inicio | /inicio |

    @CAN-04 @SES-16
    Escenario: Los préstamos que no llegan se piden de nuevo
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "los préstamos" responde con un error
      Cuando prueba de nuevo
      Entonces ve la pantalla "Cancelar un préstamo antes"

  Regla: Lo que se espera y lo que no llega se dice

    @CAN-03
    Escenario: Mientras llegan los préstamos se dice qué se espera
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Cancelar un préstamo antes |
        | Cargando tus préstamos     |

    @CAN-03
    Escenario: Los préstamos que no llegan traen el código para la atención
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar tus préstamos                                |
        | Si nos escribís, pasanos este código: PREPAID_LOAN_INIT_ERROR |

    @CAN-03
    Escenario: Desde el importe se vuelve a elegir otro préstamo
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y toca "Elegir otro préstamo"
      Entonces ve la pantalla "Cancelar un préstamo antes"

    @CAN-03
    Escenario: Cada forma de pagarla dice con qué se hace
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Entonces la pantalla dice:
        | Desde la app de tu banco o billetera |
        | A la cuenta virtual del préstamo     |
