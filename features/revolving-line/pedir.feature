# language: es
Característica: Pedir plata de la línea
  Lucía tiene una línea de $ 600.000, de la que le quedan $ 412.350,50: pide una parte y la paga en cuotas.

  Regla: El importe no pasa de lo que queda

    @REV-03
    Esquema del escenario: No se sigue con «<importe>»
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando escribe que necesita "<importe>"
      Entonces la pantalla dice:
        | Error: <error> |
      Y no puede tocar "Ver cuánto me cuesta" porque "Escribí un importe que puedas pedir."

      Ejemplos:
        | importe    | error                                                       |
        |            | Escribí cuánto necesitás, hasta $ 412.350,50.               |
        | 0          | Escribí un importe mayor que cero, hasta $ 412.350,50.      |
        | 412.350,51 | Podés pedir hasta $ 412.350,50.                             |
        | 1.2.3      | Escribí un importe en números, hasta $ 412.350,50.          |

    @REV-03
    Escenario: Todo lo que le queda se puede pedir
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "412.350,50" de su línea
      Entonces en la pantalla lee "Vas a pedir $ 412.350,50 de tu línea."

    @REV-04
    Escenario: Un centavo no tiene cuotas
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando escribe que necesita "0,01"
      Y toca "Ver cuánto me cuesta"
      Entonces ve la pantalla "No hay cuotas para ese importe"
      Y la pantalla dice:
        | Probá con otro importe.              |
        | Si nos escribís, pasanos este código: INVALID_INSTALLMENT_PLAN |

    @REV-03
    Escenario: Sin elegir las cuotas no se pide nada
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Entonces no puede tocar "Pedir el préstamo" porque "Elegí en cuántas cuotas querés pagarlo."

    @REV-02
    Escenario: Cambiar el importe lo encuentra como estaba
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000,50" de su línea
      Y vuelve atrás
      Entonces ve la pantalla "¿Cuánto necesitás?"
      Y en el campo del importe queda "50000,50"

  Regla: El costo se ve entero antes de pedir

    @REV-09
    Escenario: Cada parte del costo, con el total financiero primero
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Entonces el costo dice:
        | Costo financiero total (CFT)       |
        | 166,76 %                           |
        | Total que devolvés                 |
        | $ 65.921,64                        |
        | Monto que se financia              |
        | $ 50.000,00                        |
        | Cuotas                             |
        | 6 cuotas de $ 10.986,94            |
        | Primer vencimiento                 |
        | 1 de enero de 2027                 |
        | Sistema de amortización            |
        | Francés (cuotas iguales) |
        | Tasa nominal anual (TNA)           |
        | 78,00 %                            |
        | Tasa efectiva anual (TEA)          |
        | 112,91 %                           |
        | Intereses                          |
        | $ 12.331,93                        |
        | Gastos                             |
        | $ 1.000,00                         |
        | Impuestos                          |
        | $ 2.589,71                         |
      Y la pantalla dice:
        | Ese día vence la primera; después, una por mes. |
        | Interés de un año, sin interés sobre interés.   |

    @REV-09
    Escenario: Lo que la empresa no informa se dice
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que de los costos la empresa informa una parte
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Entonces el costo dice:
        | Costo financiero total (CFT) |
        | 166,76 %                     |
        | Total que devolvés           |
        | No lo informaron             |
        | Monto que se financia        |
        | $ 50.000,00                  |
        | Cuotas                       |
        | 6 cuotas de $ 10.986,94      |
        | Primer vencimiento           |
        | 1 de enero de 2027           |
        | Sistema de amortización      |
        | No lo informaron             |
        | Tasa nominal anual (TNA)     |
        | No lo informaron             |
        | Tasa efectiva anual (TEA)    |
        | No lo informaron             |
        | Intereses                    |
        | $ 12.331,93                  |
        | Gastos                       |
        | No lo informaron             |
        | Impuestos                    |
        | $ 2.589,71                   |

  Regla: Con el préstamo hecho se valida la identidad, y lo elegido no se pierde

    @camino @REV-02 @REV-04
    Escenario: Del importe a la plata en camino
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Aceptar el préstamo"
      Entonces ve la pantalla "Listo, la plata va en camino"
      Y la pantalla dice:
        | Pediste                 |
        | $ 50.000                |
        | Cuotas                  |
        | 6 cuotas de $ 10.986,94 |
        | Primer vencimiento      |
        | 1 de enero de 2027      |
      Y se hizo 1 préstamo

    @REV-04
    Escenario: De lo que se pidió no se muestra ningún número interno
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Aceptar el préstamo"
      Entonces lo pedido dice "Pediste $ 50.000 Cuotas 6 cuotas de $ 10.986,94 Primer vencimiento 1 de enero de 2027"

    @REV-02
    Esquema del escenario: El proveedor vuelve con <nombre>, y no queda nada en la dirección
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)" y vuelve con "<nombre>"
      Entonces ve la pantalla "Revisá tu préstamo"
      Y llega a "/linea-revolvente?paso=resumen"

      Ejemplos:
        | nombre        |
        | externaltxid  |
        | externaltrxid |
        | externalID    |

    @REV-04
    Esquema del escenario: Una selfie que termina en «<final>» se repite con el pedido como estaba
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "<final>"
      Entonces ve la pantalla "No pudimos validar tu identidad"
      Y la pantalla dice:
        | <por qué>                              |
        | Si nos escribís, pasanos este código: BIOMETRIC_VALIDATION_ERROR |
      Y se hizo 1 préstamo

      Ejemplos:
        | final                        | por qué                                                                                     |
        | No es la persona (NO_HIT)    | La selfie no coincide con la foto de tu documento. Probá con más luz y sin nada en la cara. |
        | Error del registro (ERR_RNP) | Podés sacarte otra selfie. Tu pedido sigue como lo dejaste.                                 |
        | Abandonar la validación      | Podés sacarte otra selfie. Tu pedido sigue como lo dejaste.                                 |

    @REV-04
    Escenario: Después de una selfie que no sirvió, otra
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "No es la persona (NO_HIT)"
      Y toca "Sacarme otra selfie"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces ve la pantalla "Revisá tu préstamo"

    @REV-02
    Escenario: Quien vuelve con la validación de otra persona no sigue
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la validación de identidad resulta "HIT"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente?idtx=tx-1&externaltxid=de-otra-persona&decision=HIT"
      Entonces ve la pantalla "No pudimos validar tu identidad"
      Y llega a "/linea-revolvente?paso=identidad"

    @REV-02
    Escenario: Sin ningún pedido la vuelta del proveedor no hace nada
      Dado que Lucía ingresó y está en "/linea-revolvente?step=biometric&idtx=tx-1&externalID=e-1"
      Cuando abre el portal
      Entonces ve la pantalla "¿Cuánto necesitás?"

    @REV-02
    Escenario: Después de recargar sigue en la selfie
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y recarga la página
      Entonces ve la pantalla "Mostranos que sos vos"

    @REV-02
    Escenario: Con el préstamo hecho, empezar de nuevo sigue en la selfie
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "Mostranos que sos vos"

    @REV-04
    Esquema del escenario: Sin <parte> no hay resumen
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "<llamada>" responde con un error
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces ve la pantalla "No pudimos mostrar el resumen"
      Y la pantalla dice:
        | Si nos escribís, pasanos este código: REVOLVING_LINE_SUMMARY_ERROR |

      Ejemplos:
        | parte      | llamada                  |
        | el costo   | el costo del préstamo    |
        | la tarjeta | la tarjeta del préstamo  |

    @REV-04
    Escenario: Un resumen que no llega no encierra
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que no tiene tarjetas guardadas
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Pedir otro importe"
      Entonces ve la pantalla "¿Cuánto necesitás?"

    @REV-04
    Escenario: Sin una tarjeta con que se pague no hay resumen
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que no tiene tarjetas guardadas
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No encontramos la tarjeta con que se paga. Probá de nuevo en unos minutos. |
        | Si nos escribís, pasanos este código: REVOLVING_LINE_SUMMARY_ERROR                                  |

    @REV-04
    Escenario: El resumen dice con qué se paga
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | Se paga con Tarjeta de débito 1946 |
        | Ver términos y condiciones |
        | Aceptar el préstamo        |

    @REV-04
    Escenario: De una tarjeta que no dice cómo termina no se muestra nada
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la tarjeta con que se paga viene como "45091946XXXX"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces ve la pantalla "No pudimos mostrar el resumen"

    @REV-04 @REV-09
    Escenario: El resumen dice el costo que informa la empresa
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | Sistema de amortización  |
        | Francés (cuotas iguales) |

  Regla: Hace falta estar al día y tener la línea habilitada

    @REV-05
    Esquema del escenario: <persona> no puede pedir
      Dado que <persona> ingresó y está en "el pedido de la línea"
      Cuando abre el portal
      Entonces ve la pantalla "<título>"
      Y la pantalla lleva a:
        | <camino>       | <dirección> |
        | Ir al inicio   | /inicio     |

      Ejemplos:
        | persona | título                          | camino                                             | dirección                   |
        | Héctor  | Tenés cuotas vencidas           | Pagar cuota                                        | /pagar-cuota                |
        | Norma   | Tu línea no está habilitada     | Escribir por WhatsApp (se abre en otra pestaña)    | https://wa.me/5491150000000 |

    @REV-05
    Escenario: Marta no tiene línea
      Dado que Marta ingresó y está en "el pedido de la línea"
      Cuando abre el portal
      Entonces ve la pantalla "Todavía no tenés una línea"
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |
