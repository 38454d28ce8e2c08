# language: es
Característica: Desde qué día se puede cancelar un préstamo
  Se cancela del 1 al 27 de cada mes, cuando pasan más de 10 días desde que se dio el dinero.

  Regla: Del 1 al 27, y pasados los 10 días

    @CAN-01
    Esquema del escenario: El <día> se puede elegir
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que hoy es el <fecha>
      Cuando abre el portal
      Entonces ve la pantalla "Cancelar un préstamo antes"

      Ejemplos:
        | día | fecha                   |
        | 1   | 1 de diciembre de 2026  |
        | 27  | 27 de noviembre de 2026 |

    @CAN-01
    Esquema del escenario: El <día> se dice desde cuándo se puede
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que hoy es el <fecha>
      Cuando abre el portal
      Entonces la pantalla dice:
        | A fin de mes no se puede cancelar                            |
        | Se puede del 1 al 27 de cada mes. Volvé desde el <vuelve>. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

      Ejemplos:
        | día             | fecha                   | vuelve                 |
        | 28              | 28 de noviembre de 2026 | 1 de diciembre de 2026 |
        | 31 de enero     | 31 de enero de 2027     | 1 de febrero de 2027   |

    @CAN-01 @CAN-02
    Esquema del escenario: A fin de mes, de un préstamo de hace <días> días se dice desde qué día se puede
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que hoy es el 29 de noviembre de 2026
      Y que el préstamo "40155563" se le dio hace <días> días
      Cuando abre el portal
      Entonces la pantalla dice:
        | Se puede del 1 al 27 de cada mes. Volvé desde el <vuelve>. |

      Ejemplos:
        | días | vuelve                 |
        | 9    | 1 de diciembre de 2026 |
        | 8    | 2 de diciembre de 2026 |
        | 5    | 5 de diciembre de 2026 |

    @CAN-01 @CAN-02
    Escenario: A fin de mes, del préstamo del que viene se dice su día
      Dado que Marta ingresó y está en "/cancelacion-anticipada?idLoan=p-2ad97e45"
      Y que hoy es el 29 de noviembre de 2026
      Y que el préstamo "40153318" se le dio hace 5 días
      Cuando abre el portal
      Entonces la pantalla dice:
        | Se puede del 1 al 27 de cada mes. Volvé desde el 5 de diciembre de 2026. |

    @CAN-01 @CAN-02
    Escenario: A fin de mes, sin elegir préstamo se dice el primer día de todos
      Dado que Marta ingresó y está en "la cancelación"
      Y que hoy es el 29 de noviembre de 2026
      Y que el préstamo "40153318" se le dio hace 5 días
      Cuando abre el portal
      Entonces la pantalla dice:
        | Se puede del 1 al 27 de cada mes. Volvé desde el 1 de diciembre de 2026. |

    @CAN-01
    Escenario: El prestamista cierra el mes antes que el calendario
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el prestamista ya cerró el mes
      Cuando pide cancelar el préstamo "40155563"
      Entonces ve la pantalla "A fin de mes no se puede cancelar"

    @CAN-02 @camino
    Escenario: Un préstamo de hace 5 días dice desde cuándo se puede
      Dado que Tomás ingresó y está en "la cancelación"
      Cuando elige cancelar el préstamo "40167731"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Todavía no podés cancelar este préstamo                                                                                   |
        | Se puede cuando pasan más de 10 días desde que te dimos el dinero: desde el 27 de noviembre de 2026. |

    @CAN-02
    Esquema del escenario: A los <días> días de recibir el dinero
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el préstamo "40155563" se le dio hace <días> días
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | días | pantalla                                |
        | 10   | Todavía no podés cancelar este préstamo |
        | 11   | Cuánto cuesta cancelarlo                |
