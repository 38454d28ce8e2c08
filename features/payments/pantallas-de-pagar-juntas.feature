# language: es
Característica: Lo que dicen las pantallas de pagar varias juntas

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Pagar varias juntas dice qué se paga y con qué

    @PAY-25
    Escenario: Mientras carga
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que la consulta de "los préstamos a pagar" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Pagar varias juntas   |
        | Cargando lo que debés |

    @PAY-25
    Escenario: Si no se pudo cargar
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que la consulta de "los préstamos a pagar" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar lo que debés                                       |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo                                                      |
        | Ir al inicio                                                         |
        | Si nos escribís, pasanos este código: LOAN_PAYMENT_VOUCHER           |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @PAY-25
    Escenario: Con una tarjeta guardada
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Entonces la pantalla dice:
        | Pagar una sola                                                               |
        | Pagar varias juntas                                                          |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.        |
        | Qué pagás                                                                    |
        | Casa Rivadavia Hogar Cuota 4 · Vence el 1 de diciembre $ 12.625,00           |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50           |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75              |
        | 3 pagos: $ 77.424,25                                                         |
        | Con Visa 4821                                                                |
        | Pagar con otra tarjeta                                                       |
        | Pagar $ 77.424,25 con Visa 4821                                              |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían. |
      Y la pantalla lleva a:
        | Pagar una sola | /pagar-cuota?elegir |

    @PAY-25
    Escenario: Con dos tarjetas guardadas se elige cuál
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que tiene guardadas las tarjetas "4821" y "7733"
      Cuando elige pagar con la tarjeta terminada en "7733"
      Entonces la pantalla dice:
        | Pagar una sola                                                        |
        | Pagar varias juntas                                                   |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez. |
        | Casa Rivadavia Hogar Cuota 4 · Vence el 1 de diciembre $ 12.625,00    |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50    |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75       |
        | 3 pagos: $ 77.424,25                                                  |
        | Con qué tarjeta                                                       |
        | Visa 4821 Visa 4821 · Vence 09/28                                     |
        | Visa 7733 Visa 7733 · Vence 09/28                                     |
        | Pagar con otra tarjeta                                                |
        | Pagar $ 77.424,25 con Visa 7733                                       |

    @PAY-12 @PAY-25
    Escenario: Con otra tarjeta
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Cuando toca "Pagar con otra tarjeta"
      Entonces la pantalla dice:
        | Pagar una sola                                                                                               |
        | Pagar varias juntas                                                                                          |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.                                        |
        | Qué pagás                                                                                                    |
        | Casa Rivadavia Hogar Cuota 4 · Vence el 1 de diciembre $ 12.625,00                                           |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50                                           |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75                                              |
        | 3 pagos: $ 77.424,25                                                                                         |
        | Usar una tarjeta guardada                                                                                    |
        | •••• •••• •••• •••• MARTA GIMÉNEZ ••/•• •••                                                                  |
        | Número de la tarjeta                                                                                         |
        | Vencimiento                                                                                                  |
        | Mes y año: MM/AA                                                                                             |
        | Código de seguridad                                                                                          |
        | Los 3 números del dorso                                                                                      |
        | Nombre como figura en la tarjeta                                                                             |
        | La tarjeta es de otra persona                                                                                |
        | DNI del titular                                                                                              |
        | No guardamos el número ni el código de tu tarjeta: si el pago no sale, vas a tener que escribirlos de nuevo. |
        | Pagar $ 77.424,25                                                                                            |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían.                                 |

    @PAY-12 @PAY-25
    Escenario: De vuelta a la tarjeta guardada
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Cuando toca "Pagar con otra tarjeta"
      Y toca "Usar una tarjeta guardada"
      Entonces el botón dice "Pagar $ 77.424,25 con Visa 4821"

    @PAY-25 @camino
    Escenario: Con una sola elegida
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Cuando saca "Préstamo personal" de lo que paga
      Y saca "Préstamo en sucursal" de lo que paga
      Entonces la pantalla dice:
        | Pagar una sola                                                               |
        | Pagar varias juntas                                                          |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.        |
        | Qué pagás                                                                    |
        | Casa Rivadavia Hogar Cuota 4 · Vence el 1 de diciembre $ 12.625,00           |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50           |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75              |
        | 1 pago: $ 12.625                                                             |
        | Con Visa 4821                                                                |
        | Pagar con otra tarjeta                                                       |
        | Pagar $ 12.625 con Visa 4821                                                 |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían. |

    @PAY-25
    Escenario: Con ninguna elegida
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Cuando saca "Préstamo personal" de lo que paga
      Y saca "Préstamo en sucursal" de lo que paga
      Y saca "Casa Rivadavia Hogar" de lo que paga
      Entonces la pantalla dice:
        | Pagar una sola                                                               |
        | Pagar varias juntas                                                          |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.        |
        | Qué pagás                                                                    |
        | Casa Rivadavia Hogar Cuota 4 · Vence el 1 de diciembre $ 12.625,00           |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50           |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75              |
        | 0 pagos: $ 0                                                                 |
        | Con Visa 4821                                                                |
        | Pagar con otra tarjeta                                                       |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían. |
        | Pagar                                                                        |

    @PAY-25
    Escenario: Lo vencido se cuenta con su interés
      Dado que Raúl ingresó y está en "/pagar-cuota/juntas"
      Y que del préstamo "40139951" debe la cuota 1
      Entonces la pantalla dice:
        | Pagar una sola                                                                                           |
        | Pagar varias juntas                                                                                      |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.                                    |
        | Qué pagás                                                                                                |
        | Préstamo personal 3 cuotas · Venció el 1 de septiembre · Con $ 5.032,06 de interés por mora $ 101.883,26 |
        | Electro Pampa Cuota 1 · Venció el 1 de noviembre $ 15.237,90                                             |
        | 2 pagos: $ 117.121,16                                                                                    |
        | Con Maestro 7305                                                                                         |
        | Pagar con otra tarjeta                                                                                   |
        | Pagar $ 117.121,16 con Maestro 7305                                                                      |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían.                             |

    @PAY-25
    Escenario: Quien no debe nada elige qué pagar
      Dado que Marta ingresó
      Y que no tiene préstamos
      Cuando abre "/pagar-cuota/juntas"
      Entonces llega a "/pagar-cuota?elegir"

    @PAY-25
    Escenario: Quien pagó todo en otra pestaña elige qué pagar al volver
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/juntas"
      Y en otra pestaña paga el préstamo "40128753"
      Y en otra pestaña paga el préstamo "40153318"
      Y en otra pestaña paga el préstamo "40097264"
      Y vuelve a la pestaña
      Entonces llega a "/pagar-cuota?elegir"

    @PAY-25 @PAY-27
    Escenario: La que se cobra sola se paga aparte
      Dado que Delia ingresó y está en "/pagar-cuota/juntas"
      Entonces la pantalla dice:
        | Pagar una sola                                                          |
        | Pagar varias juntas                                                     |
        | Ahora no se pueden pagar juntas. Cada una dice por qué.                 |
        | Qué pagás                                                               |
        | Electro Alberdi $ 13.805,50                                             |
        | Tiene un cobro automático: leé qué pasa con él antes de pagarlo a mano. |
        | Pagarla aparte Electro Alberdi                                          |
        | Préstamo en sucursal $ 21.340,00                                        |
        | Pagarla aparte Préstamo en sucursal                                     |
        | Tiene un cobro automático: leé qué pasa con él antes de pagarlo a mano. |
      Y la pantalla lleva a:
        | Pagar una sola                      | /pagar-cuota?elegir                      |
        | Pagarla aparte Electro Alberdi      | /pagar-cuota/resumen?externalId=40171148 |
        | Pagarla aparte Préstamo en sucursal | /pagar-cuota/resumen?externalId=40166205 |

    @PAY-25 @PAY-27
    Escenario: Si no se sabe cuál se cobra sola
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que al cobro automático el prestamista "falla"
      Entonces la pantalla dice:
        | Pagar una sola                                                        |
        | Pagar varias juntas                                                   |
        | Ahora no se pueden pagar juntas. Cada una dice por qué.               |
        | Qué pagás                                                             |
        | Casa Rivadavia Hogar $ 12.625,00                                      |
        | No pudimos ver si tiene un cobro automático: podrías pagar dos veces. |
        | Pagarla aparte Casa Rivadavia Hogar                                   |
        | Préstamo en sucursal $ 23.480,50                                      |
        | Pagarla aparte Préstamo en sucursal                                   |
        | Préstamo personal $ 41.318,75                                         |
        | Pagarla aparte Préstamo personal                                      |
        | No pudimos ver si tiene un cobro automático: podrías pagar dos veces. |
        | No pudimos ver si tiene un cobro automático: podrías pagar dos veces. |

    @PAY-25
    Escenario: Si no se sabe cuánto se debe
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que la consulta de "lo que se debe" responde con un error
      Entonces la pantalla dice:
        | Pagar una sola                                                               |
        | Pagar varias juntas                                                          |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.        |
        | Qué pagás                                                                    |
        | No pudimos ver cuánto debés.                                                 |
        | Pagarla aparte Casa Rivadavia Hogar                                          |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50           |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75              |
        | 2 pagos: $ 64.799,25                                                         |
        | Con Visa 4821                                                                |
        | Pagar con otra tarjeta                                                       |
        | Pagar $ 64.799,25 con Visa 4821                                              |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían. |
        | Casa Rivadavia Hogar                                                         |

    @PAY-25
    Escenario: Si no se puede con tarjeta
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que la consulta de "los medios de pago" no trae nada
      Entonces la pantalla dice:
        | Pagar una sola                                                               |
        | Pagar varias juntas                                                          |
        | Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.        |
        | Qué pagás                                                                    |
        | Casa Rivadavia Hogar $ 12.625,00                                             |
        | No se puede pagar con tarjeta.                                               |
        | Pagarla aparte Casa Rivadavia Hogar                                          |
        | Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50           |
        | Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75              |
        | 2 pagos: $ 64.799,25                                                         |
        | Con Visa 4821                                                                |
        | Pagar con otra tarjeta                                                       |
        | Pagar $ 64.799,25 con Visa 4821                                              |
        | Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían. |
