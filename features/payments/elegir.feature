# language: es
Característica: Elegir qué pagar
  Quien quiere pagar elige un préstamo o su línea, y ve cuánto debe.

  Regla: La lista muestra lo que se puede pagar y cómo está

    @PAY-01 @PAY-26
    Escenario: Raúl ve qué debe, desde cuándo, y qué tiene al día
      Dado que hoy es el 21 de noviembre de 2026
      Y que Raúl ingresó y está en "elegir qué pagar"
      Entonces puede pagar:
        | Préstamo personal $ 101.883,26 Préstamo 40116602 Tenés 3 cuotas vencidas desde el 1 de septiembre En deuda |
        | Electro Pampa $ 15.237,90 Préstamo 40139951 Cuota 3 de 6 · Vence el 1 de enero de 2027 Al día |

    @PAY-01 @PAY-20
    Escenario: De lo que ya pagó, Marta lee que está en camino
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta ingresó y está en "elegir qué pagar"
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Entonces puede pagar:
        | Casa Rivadavia Hogar $ 12.625,00 Préstamo 40128753 Tu pago de $ 12.625, del 21 de noviembre, está en camino. Pago en camino |
        | Préstamo personal $ 41.318,75 Préstamo 40153318 Cuota 2 de 18 · Vence el 1 de diciembre A pagar |
        | Préstamo en sucursal $ 23.480,50 Préstamo 40097264 Cuota 9 de 10 · Vence el 1 de diciembre A pagar |

    @PAY-01
    Escenario: La línea de crédito es una más de la lista
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "pagar cuota"
      Entonces puede pagar:
        | Recarga de celular $ 1.890,35 Préstamo 40161175 Cuota 2 de 3 · Vence el 1 de diciembre A pagar |
        | Pago de servicios $ 6.742,80 Préstamo 40162280 Cuota 2 de 6 · Vence el 1 de diciembre A pagar  |
        | Línea de crédito 4 cuotas de $ 54.213,75 A pagar                      |

    @PAY-01
    Escenario: Sin préstamos activos no hay qué pagar
      Dado que Marta ingresó y está en "pagar cuota"
      Y que no tiene préstamos
      Entonces la lista de pagos dice "No tenés préstamos activos Cuando tengas un préstamo, vas a poder pagar sus cuotas desde acá."
      Y la pantalla dice:
        | Pagar cuota |

    @PAY-01
    Escenario: Una sola cuota se dice como una
      Dado que Marta ingresó y está en "pagar cuota"
      Y que el préstamo "40153318" tiene 1 cuotas de 41318 pesos
      Entonces la pantalla dice:
        | Préstamo personal Préstamo 40153318 · 1 cuota de $ 41.318 Al día |

    @PAY-01
    Escenario: Para seguir hay que elegir
      Dado que Marta ingresó y está en "pagar cuota"
      Cuando sigue sin elegir qué pagar
      Entonces se le pide que corrija: "Elegí un préstamo para continuar."

    @PAY-01
    Escenario: La lista dice qué se hace en ella
      Dado que Marta ingresó y está en "pagar cuota"
      Entonces la pantalla dice:
        | Pagar cuota             |
        | Elegí qué querés pagar. |
        | Tus préstamos           |
        | Continuar               |

    @PAY-01
    Escenario: Mientras no llega se dice qué se espera
      Dado que Marta ingresó y está en "pagar cuota"
      Y que la consulta de "los préstamos a pagar" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Pagar cuota                |
        | Cargando lo que podés pagar |

    @PAY-01 @SES-16
    Escenario: Si no llega se dice cómo contarlo y adónde ir
      Dado que Marta ingresó y está en "pagar cuota"
      Y que la consulta de "los préstamos a pagar" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar tus préstamos  |
        | Si nos escribís, pasanos este código: LOAN_PAYMENT_VOUCHER |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Un préstamo elegido lleva a su resumen

    @PAY-02 @camino
    Escenario: Elegirlo de la lista
      Dado que Raúl ingresó y está en "elegir qué pagar"
      Cuando elige pagar "Préstamo personal"
      Entonces llega a "/pagar-cuota/resumen?externalId=40116602&medio=tarjeta"

    @PAY-02
    Escenario: El enlace de un préstamo lleva derecho a su resumen
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuotas?externalId=40116602"
      Entonces llega a "/pagar-cuota/resumen?externalId=40116602&medio=tarjeta"

    @PAY-02
    Esquema del escenario: Un resumen sin un préstamo propio vuelve al comienzo
      Dado que Raúl ingresó
      Cuando abre "<dirección>"
      Entonces llega a "/pagar-cuota?elegir"

      Ejemplos:
        | dirección                                |
        | /pagar-cuota/resumen                     |
        | /pagar-cuota/resumen?externalId=40128753 |

    @PAY-02
    Escenario: El resumen sigue ahí después de recargar
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando recarga la página
      Entonces está pagando "Préstamo personal Préstamo 40116602"

  Regla: Quien tiene una sola cosa para pagar no elige

    @PAY-21
    Escenario: La única deuda se paga sin elegirla
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota"
      Entonces está pagando "Préstamo personal Préstamo 40116602"

    @PAY-02 @PAY-21
    Escenario: Quien debe dos préstamos elige cuál paga, y paga ese
      Dado que Raúl ingresó
      Y que del préstamo "40139951" debe la cuota 1
      Cuando abre "/pagar-cuota"
      Y elige pagar "Electro Pampa"
      Entonces llega a "/pagar-cuota/resumen?externalId=40139951&medio=tarjeta"

    @PAY-21
    Escenario: El único préstamo se paga sin elegirlo, aunque esté al día
      Dado que Nicolás ingresó
      Cuando abre "/pagar-cuota"
      Entonces está pagando "Musimundo del Centro Préstamo 40150093"

    @PAY-21
    Escenario: Quien quiere elegir otro préstamo ve la lista
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando toca "Elegir otro préstamo"
      Entonces la pantalla dice:
        | Elegí qué querés pagar. |
        | Al día                  |

    @PAY-21
    Escenario: Quien tiene un solo préstamo vuelve al inicio
      Dado que Nicolás está por pagar el préstamo "40150093"
      Entonces la pantalla lleva a:
        | Ir al inicio | /inicio |
        | Volver       | /inicio |
