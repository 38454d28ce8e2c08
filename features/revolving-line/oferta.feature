# language: es
Característica: La oferta de una línea
  A quien no tiene línea la empresa puede ofrecerle una.

  Regla: La oferta dice hasta cuánto

    @camino @REV-01
    Escenario: Diego conoce su oferta
      Dado que Diego ingresó y está en "la oferta de la línea"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Una línea de crédito para vos                                      |
        | Un monto que usás cuando querés, pagás en cuotas y volvés a usar. |
        | Podés tener hasta |
        | $ 800.000         |
      Y quien no ve la pantalla oye:
        | Podés tener hasta |
      Y la pantalla lleva a:
        | Pedir mi línea | /nuevo-prestamo?product=46&subproduct=97 |

    @REV-01
    Escenario: Cómo funciona, y de vuelta a la oferta
      Dado que Diego ingresó y está en "la oferta de la línea"
      Cuando toca "Cómo funciona"
      Y toca "Volver a la oferta"
      Entonces ve la pantalla "Una línea de crédito para vos"

    @REV-01
    Escenario: Cómo funciona
      Dado que Diego ingresó y está en "la oferta de la línea"
      Cuando toca "Cómo funciona"
      Entonces la pantalla dice:
        | Cómo funciona la línea      |
        | La usás cuando querés       |
        | Elegís las cuotas cada vez  |
        | Se vuelve a llenar          |

    @REV-01
    Escenario: Con cuotas vencidas primero se paga
      Dado que Diego ingresó y está en "la oferta de la línea"
      Y que Diego debe la cuota de su préstamo "40135582"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Atención: |
        | Primero ponete al día |
        | Tenés cuotas vencidas. Cuando las pagues vas a poder pedir esta línea.   |
      Y la pantalla lleva a:
        | Pagar cuota | /pagar-cuota |

    @REV-01
    Escenario: Quien ya tiene una línea va a ella
      Dado que Lucía ingresó y está en "la oferta de la línea"
      Cuando abre el portal
      Entonces llega a "mi línea"

    @REV-01 @QRP-03
    Escenario: Quien ya tiene una línea lee en ella la oferta que frena su QR
      Dado que Lucía ingresó y está en "la oferta de la línea"
      Y que el prestamista le ofrece otra línea
      Cuando abre el portal
      Entonces llega a "mi línea"
      Y la pantalla dice:
        | Tenés una oferta de línea de crédito |
        | Podés tener hasta $ 600.000. Mientras esté pendiente no podés pagar con QR. |
      Y la pantalla lleva a:
        | Pedir mi línea           | /nuevo-prestamo?product=46&subproduct=97 |
        | Pagar con QR             | /pagar-qr                                |
        | Pedir plata de mi línea  | /linea-revolvente                        |
        | Ver las cuotas           | /linea-revolvente-detalle-cuotas         |
        | Ver todos los movimientos | /linea-revolvente-detalle-cargas        |
        | Dar de baja mi línea     | /linea-revolvente-cancelacion            |

    @REV-01 @QRP-03
    Escenario: Sin otra oferta su línea no habla de ninguna
      Dado que Lucía ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces la pantalla no dice:
        | Tenés una oferta de línea de crédito |

    @REV-01 @REV-05
    Escenario: Quien tiene una oferta y abre la línea va a la oferta
      Dado que Diego ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces llega a "la oferta de la línea"
