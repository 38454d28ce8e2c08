# language: es
Característica: La medianoche de Buenos Aires
  Entre las 21 y las 24 de Buenos Aires, en UTC ya es mañana: todo lo que depende del día sigue el de acá.

  Regla: Hasta las 24 sigue siendo hoy

    @HOM-17
    Esquema del escenario: A las <hora> del 30 la cuota vence <cuándo>
      Dado que Marta ingresó
      Y que en Buenos Aires son las "<hora>" del "2026-11-30"
      Cuando abre el portal
      Entonces el inicio empieza por "Vence mañana Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence mañana, 1 de diciembre Con Visa 4821"

      Ejemplos:
        | hora     | cuándo |
        | 00:00:00 | mañana |
        | 21:00:00 | mañana |
        | 23:59:59 | mañana |

    @LOA-13
    Escenario: La cuota que vence hoy no está vencida a las 23:59
      Dado que Marta ingresó
      Y que en Buenos Aires son las "23:59:59" del "2026-12-01"
      Cuando abre el portal
      Entonces el inicio empieza por "Vence hoy Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence hoy, 1 de diciembre Con Visa 4821"

    @CAN-01
    Esquema del escenario: El <día> a las <hora> <se puede> cancelar
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que en Buenos Aires son las "<hora>" del "<día>"
      Cuando abre el portal
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | día        | hora     | se puede    | pantalla                          |
        | 2026-11-27 | 23:59:59 | se puede    | Cancelar un préstamo antes        |
        | 2026-11-28 | 00:00:00 | no se puede | A fin de mes no se puede cancelar |
        | 2026-11-30 | 23:59:59 | no se puede | A fin de mes no se puede cancelar |

    @CAR-08
    Escenario: Una tarjeta que vence este mes sirve de reemplazo hasta su última hora
      Dado que además de la vencida Paula tiene una tarjeta que vence este mes
      Y que en Buenos Aires son las "23:30:00" del "2026-11-30"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Entonces puede reemplazarla por:
        | Visa 3308 Débito · Vence 11/26 Por vencer |

    @PAY-22
    Escenario: Lo que se paga a las 23:50 lleva la fecha de ese día
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que en Buenos Aires son las "23:50:00" del "2026-11-21"
      Cuando paga y abre el comprobante
      Entonces el comprobante incluye:
        | Fecha 21/11/2026, 23:50 |

    @OFF-06
    Escenario: Lo que se empezó a pedir a las 23:30 lleva la fecha de ese día
      Dado que Sofía ingresó
      Y que su solicitud es del "2026-11-20" a las "23:30:00"
      Cuando abre "un préstamo nuevo"
      Entonces los datos de la pantalla dicen:
        | Lo empezaste el | 20 de noviembre de 2026 |
