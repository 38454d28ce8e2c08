# language: es
Característica: Los vencimientos en el calendario
  Un archivo que cualquier calendario entiende, con un aviso dos días antes.

  Regla: Se guarda desde el préstamo

    @LOA-14 @camino
    Escenario: Marta guarda los vencimientos de su compra
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces un aviso dice "Guardamos los vencimientos en tus descargas. Abrí el archivo para sumarlos a tu calendario."
      Y se descarga "vencimientos-40128753.ics"

    @LOA-14
    Escenario: Marta lee qué va a guardar
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Entonces la pantalla dice:
        | Guardar los vencimientos en el calendario                                                                     |
        | Es un archivo para el calendario de tu celular o computadora: te avisa dos días antes de cada vencimiento. |

    @LOA-14
    Escenario: Los vencimientos de Marta, como los lee su calendario
      Dado que Marta ingresó y está en "/mis-prestamos/p-c03b58f7"
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces su calendario lee:
        | 2026-12-01 | Vence la cuota 9 de 10: Préstamo en sucursal  | Importe: $ 23.480,50. Préstamo 40097264. | -P1DT15H |
        | 2027-01-01 | Vence la cuota 10 de 10: Préstamo en sucursal | Importe: $ 23.480,50. Préstamo 40097264. | -P1DT15H |

    @LOA-14
    Escenario: Guardados dos veces no se repiten, y los de un préstamo no pisan los de otro
      Dado que Marta ingresó y está en "/mis-prestamos/p-c03b58f7"
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces sus vencimientos se distinguen por:
        | 40097264-9@vencimientos  |
        | 40097264-10@vencimientos |

  Regla: Lo que ya no vence no se guarda

    @LOA-14
    Escenario: La cuota que ya se pagó no se guarda
      Dado que Marta ingresó y está en "/mis-prestamos"
      Cuando el banco acredita el pago del préstamo "40097264"
      Y abre "/mis-prestamos/p-c03b58f7"
      Y toca "Guardar los vencimientos en el calendario"
      Entonces su calendario lee:
        | 2027-01-01 | Vence la cuota 10 de 10: Préstamo en sucursal | Importe: $ 23.480,50. Préstamo 40097264. | -P1DT15H |

    @LOA-14
    Escenario: La cuota que se corrió y la que se pagó en parte
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 10    | DEFER   | 2026-12-01 | 12625 |         |
        | 11    | PARTIAL | 2027-01-01 | 12625 | 2625    |
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces su calendario lee:
        | 2027-01-01 | Vence la cuota 11 de 12: Compra en comercio | Importe: $ 10.000. Préstamo 40128753. | -P1DT15H |

    @LOA-14
    Escenario: Los centavos del prestamista llegan enteros al calendario
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos    | pagados |
        | 12    | PENDING | 2026-12-01 | 16384.35 |         |
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces su calendario lee:
        | 2026-12-01 | Vence la cuota 12 de 12: Compra en comercio | Importe: $ 16.384,35. Préstamo 40128753. | -P1DT15H |

    @LOA-14
    Escenario: De la cuota que se pagó por partes entera no hay nada que guardar
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 12    | PARTIAL | 2026-12-01 | 12625 | 12625   |
      Cuando abre el portal
      Entonces no puede guardar vencimientos

    @LOA-14
    Escenario: De un préstamo terminado no hay nada que guardar
      Dado que Gabriela ingresó y está en "/mis-prestamos/p-5093dc6a"
      Cuando abre el portal
      Entonces no puede guardar vencimientos
