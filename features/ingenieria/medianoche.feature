# language: es
Característica: La medianoche de Buenos Aires
  Entre las 21 y las 24 de Buenos Aires, en UTC ya es mañana: todo lo que depende del día sigue el de acá.

  Regla: Hasta las 24 sigue siendo hoy

    @HOM-17
    Escenario: A las 23:59:59 del 30 la cuota vence mañana
      Dado que Marta ingresó
      Y que en Buenos Aires son las "23:59:59" del "2026-11-30"
      Cuando abre el portal
      Entonces el inicio empieza por "Vence mañana Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence mañana, 1 de diciembre Con Visa 4821"

    @LOA-13
    Escenario: La cuota que vence hoy no está vencida a las 23:59
      Dado que Marta ingresó
      Y que en Buenos Aires son las "23:59:59" del "2026-12-01"
      Cuando abre el portal
      Entonces el inicio empieza por "Vence hoy Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence hoy, 1 de diciembre Con Visa 4821"

    @HOM-17
    Escenario: Quien vuelve al inicio después de las 24 ve la cuota que vence hoy
      Dado que Marta ingresó
      Y que en Buenos Aires son las "23:50:00" del "2026-11-30"
      Cuando abre el portal
      Y pasan 1 horas
      Y vuelve a la pestaña
      Entonces el inicio empieza por "Vence hoy Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence hoy, 1 de diciembre Con Visa 4821"

    @PAY-25
    Escenario: Quien vuelve después de las 24 a pagar varias juntas ve que vencen hoy
      Dado que Marta ingresó
      Y que en Buenos Aires son las "23:50:00" del "2026-11-30"
      Cuando elige pagar todo el mes
      Y pasan 1 horas
      Y vuelve a la pestaña
      Entonces puede pagar juntas:
        | ✓ Casa Rivadavia Hogar Cuota 4 · Vence hoy $ 12.625,00 |
        | ✓ Préstamo en sucursal Cuota 9 · Vence hoy $ 23.480,50 |
        | ✓ Préstamo personal Cuota 2 · Vence hoy $ 41.318,75    |

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

    @QRP-08
    Escenario: El comprobante de lo que se compra a las 23:40 lleva la fecha de ese día
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que en Buenos Aires son las "23:40:00" del "2026-10-31"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Entonces los datos de la pantalla dicen:
        | Fecha | 31/10/2026, 23:40 |

    @REV-06
    Escenario: Lo que se pide de la línea a las 23:40 es un movimiento de ese día
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que en Buenos Aires son las "23:40:00" del "2026-10-31"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "mi línea"
      Entonces el último movimiento es "Transferencia $ 50.000,00 Lucía Fernández 31/10/2026 · Cuota 1 de 6 de $ 10.986,94"

    @SUP-04
    Escenario: Un reclamo que se hace a las 23:40 es de ese día
      Dado que Marta ingresó y está en "las consultas"
      Y que en Buenos Aires son las "23:40:00" del "2026-10-31"
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces la pantalla dice:
        | Del 31 de octubre |

    @CAN-06
    Escenario: La constancia de lo que se pide a las 23:40 lleva la fecha de ese día
      Dado que nadie ingresó
      Y que en Buenos Aires son las "23:40:00" del "2026-10-31"
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Marta Giménez" con DNI "28456123" y contacto "marta@correo.example"
      Entonces los datos de la pantalla dicen:
        | Fecha y hora | 31 de octubre de 2026, 23:40 |

    @PAY-20
    Escenario: Lo que se paga a las 23:40 y todavía no se descontó es de ese día
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Y que en Buenos Aires son las "23:40:00" del "2026-11-21"
      Cuando paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces se explica "Pagaste $ 12.625 el 21 de noviembre a las 23:40. Puede tardar entre 24 y 48 horas en verse en lo que debés. Si pagás otra vez, se cobra otra vez."

    @OPS-05
    Escenario: Un mantenimiento que termina a las 23:30 termina ese día
      Dado que el prestamista publicó un mantenimiento de todo hasta las 23:30 del 22 de noviembre
      Cuando abre el portal
      Entonces la pantalla dice:
        | Calculamos terminar el 22 de noviembre de 2026 a las 23:30. |
