# language: es
Característica: Lo que no llega al pedir plata de la línea
  Cada consulta que falla dice por qué, y lo que Lucía eligió sigue ahí.

  Regla: Sin las cuotas no hay qué elegir, y se dice

    @REV-04
    Escenario: Las cuotas no llegan
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el plan de cuotas" responde con un error
      Cuando escribe que necesita "50.000"
      Y toca "Ver cuánto me cuesta"
      Entonces la pantalla dice:
        | No pudimos mostrar las cuotas |
        | Probar de nuevo               |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Sin el costo o sin la tarjeta no hay resumen, y se dice por qué

    @REV-04
    Esquema del escenario: El resumen sin <llamada>, que <qué pasa>
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "<llamada>" <qué pasa>
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No pudimos mostrar el resumen |
        | <dice>                        |

      Ejemplos:
        | llamada                 | qué pasa                        | dice                                                                                                                                                             |
        | el costo del préstamo   | responde que el pedido está mal | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                                                             |
        | el costo del préstamo   | no llega                        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                                                                                          |
        | el costo del préstamo   | no se puede leer                | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: loan-cost.costDetail (REVOLVING_LINE_SUMMARY_ERROR)          |
        | la tarjeta del préstamo | responde que el pedido está mal | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                                                             |
        | la tarjeta del préstamo | no llega                        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                                                                                          |
        | la tarjeta del préstamo | no se puede leer                | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: revolving-line.findActiveCard (REVOLVING_LINE_SUMMARY_ERROR) |

    @REV-04 @camino
    Escenario: El resumen que no llegó se pide de nuevo, con lo que eligió
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el costo del préstamo" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y prueba de nuevo
      Entonces la pantalla dice:
        | Revisá tu préstamo      |
        | Monto que se financia   |
        | $ 50.000,00             |
        | Cuotas                  |
        | 6 cuotas de $ 10.986,94 |
      Y se hizo 1 préstamo

  Regla: Los términos que no llegan se dicen, y se sigue

    @REV-04
    Esquema del escenario: Los términos, que <qué pasa>
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "los términos del préstamo" <qué pasa>
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Ver términos y condiciones"
      Entonces un aviso dice "No pudimos abrir los términos y condiciones. Probá de nuevo en unos minutos."
      Y ve la pantalla "Revisá tu préstamo"

      Ejemplos:
        | qué pasa                        |
        | responde con un error           |
        | no llega                        |
        | no se puede leer                |

  Regla: El resultado de la selfie que no llega no valida ni rechaza a nadie

    @REV-04 @ACC-37
    Escenario: Con los números de otra validación no se sigue
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la validación de identidad resulta "HIT"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente?step=biometric&idtx=tx-de-otra&externaltxid=check-de-otra"
      Entonces ve la pantalla "No pudimos validar tu identidad"

    @REV-04
    Esquema del escenario: El resultado de la selfie, que <qué pasa>
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el resultado de la selfie" <qué pasa>
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No pudimos validar tu identidad                           |
        | No nos llegó el resultado de tu selfie. Probá de nuevo: tu pedido sigue como lo dejaste. |
        | Probar de nuevo                                           |
      Y se hizo 1 préstamo

      Ejemplos:
        | qué pasa                        |
        | responde con un error           |
        | no se puede leer                |
