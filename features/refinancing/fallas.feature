# language: es
Característica: Lo que no llega en una refinanciación
  Cada consulta que falla dice por qué y deja todo como estaba.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: El costo que no llega se dice, y no se pierde la tarjeta

    @REF-09
    Esquema del escenario: El resumen sin el costo, que <qué pasa>
      Dado que la consulta de "el costo" <qué pasa>
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos preparar el resumen |
        | <dice>                         |

      Ejemplos:
        | qué pasa                        | dice                                                                                                                                                 |
        | responde que el pedido está mal | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                                                 |
        | no llega                        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                                                                              |
        | no se puede leer                | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: loan-cost.costDetail (REFINANCING_SUMMARY_ERROR) |

  Regla: El acuerdo que no llega se dice, y lo aceptado sigue aceptado

    @REF-09
    Esquema del escenario: El acuerdo <qué pasa>
      Dado que la consulta de "el acuerdo" <qué pasa>
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y toca "Ver términos y condiciones"
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y un aviso dice "No pudimos abrir los términos y condiciones. Probá de nuevo en unos minutos."

      Ejemplos:
        | qué pasa                        |
        | responde que el pedido está mal |
        | no llega                        |
        | no se puede leer                |

  Regla: El resultado de la selfie que no llega no valida ni rechaza a nadie

    @REF-07 @camino
    Escenario: El resultado de la selfie, que no llega
      Dado que la consulta de "el resultado de la selfie" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Consultar de nuevo                                                      |
      Y llega a "/refinanciacion/biometria"

    @REF-07
    Esquema del escenario: El resultado de la selfie, que <qué pasa>
      Dado que la consulta de "el resultado de la selfie" <qué pasa>
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | <dice>             |
        | Consultar de nuevo |
      Y llega a "/refinanciacion/biometria"

      Ejemplos:
        | qué pasa                        | dice                                                                                                                          |
        | responde que el pedido está mal | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                          |
        | no se puede leer                | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: identity-check.findResult |
