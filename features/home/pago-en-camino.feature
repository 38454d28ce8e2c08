# language: es
Característica: Un pago que todavía no se descontó
  El inicio dice lo que se pagó, lo que queda del mes y lo que ya se descontó, sin contradecirse.

  Regla: Después de pagar, se ve lo que se pagó hasta que se descuente

    @HOM-17 @GEN-06
    Escenario: Marta pagó, y el prestamista lo aplica otro día
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga
      Y abre "el inicio"
      Entonces el inicio empieza por "Pago en camino Pagaste $ 12.625 Casa Rivadavia Hogar Puede tardar entre 24 y 48 horas en descontarse. No hace falta que lo pagues de nuevo."
      Y desde ahí puede ir a:
        | Mis pagos | /mis-pagos |

    @HOM-19
    Escenario: Marta sigue viendo las otras cuotas del mes
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga
      Y abre "el inicio"
      Entonces del mes el inicio dice "Además, en diciembre: 2 cuotas, $ 64.799,25"

    @HOM-19
    Escenario: El último pago que ya se descontó no es el que está en camino
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre el portal
      Entonces del mes el inicio dice "Además, en diciembre: 2 cuotas, $ 64.799,25"
      Y bajo "El último pago que ya se descontó" el inicio dice "Casa Rivadavia Hogar $ 12.625,00 28 de octubre"

    @HOM-19 @PAY-25
    Escenario: Con un pago en camino y una cuota vencida no se ofrece pagar juntas las del mes
      Dado que Marta ingresó
      Y que del préstamo "40097264" debe la cuota 8
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre el portal
      Entonces del mes el inicio dice "Además, en diciembre: 2 cuotas, $ 64.799,25"
      Y el inicio ofrece pagar el mes con ""

    @HOM-19 @PAY-25
    Escenario: Con un pago en camino y sin nada vencido se ofrece pagar juntas las otras del mes
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre el portal
      Entonces el inicio ofrece pagar el mes con "Pagar las 2 de diciembre"

    @HOM-19
    Escenario: Lo que vence en el mes se dice aparte de lo vencido
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces del mes el inicio dice "Además, en diciembre: 1 cuota, $ 38.950,40"

    @HOM-17
    Escenario: Lo que ya se descontó no se dice más
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y abre "el inicio"
      Entonces el inicio empieza por "Al día Préstamo en sucursal Cuota 9 de 10 $ 23.480,50 Vence el 1 de diciembre, en 10 días Con Visa 4821"

    @HOM-17
    Escenario: De lo que no se sabe si se cobró se dice eso
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "el inicio"
      Entonces el inicio empieza por "Pago sin confirmar Quisiste pagar $ 12.625 Casa Rivadavia Hogar Todavía no sabemos si se cobró. Puede tardar entre 24 y 48 horas: no lo pagues de nuevo sin mirar antes."

    @HOM-17 @camino
    Escenario: Lo que pagó en otro dispositivo también se dice
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre el portal
      Entonces el inicio empieza por "Pago en camino Pagaste $ 12.625 Casa Rivadavia Hogar Puede tardar entre 24 y 48 horas en descontarse. No hace falta que lo pagues de nuevo."

    @HOM-17 @HOM-04
    Escenario: La deuda que todavía no descuenta el pago se ve debajo
      Dado que Raúl está por pagar con tarjeta de débito el préstamo "40116602"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga
      Y abre "el inicio"
      Entonces el inicio empieza por "Pago en camino Pagaste $ 101.883,26 Préstamo personal Puede tardar entre 24 y 48 horas en descontarse. No hace falta que lo pagues de nuevo."
      Y el aviso de deuda dice "Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Puede que todavía no descuente lo que pagaste."
      Y el aviso de deuda lleva a "/pagar-cuota"
      Y los préstamos del inicio son:
        | Préstamo personal $ 101.883,26 Tu pago de $ 101.883,26, del 21 de noviembre, está en camino. Pagaste 1 de 12 cuotas | /mis-prestamos/p-9e40d71b |
        | Electro Pampa $ 15.237,90 Vence el 1 de enero de 2027 Pagaste 2 de 6 cuotas | /mis-prestamos/p-43f6b20e |

    @HOM-17 @PAY-20
    Escenario: Si pagó una parte, el botón dice cuánto falta
      Dado que Raúl ingresó
      Y que otro dispositivo pagó 20000 pesos del préstamo "40116602", que todavía no se aplicaron
      Cuando abre el portal
      Entonces la pantalla dice:
        | Pagar $ 81.883,26 |
      Y el aviso de deuda lleva a "/pagar-cuota/resumen?externalId=40116602&importe=81883.26"

    @HOM-17 @HOM-04
    Escenario: De un pago que no se sabe si se cobró, la deuda tampoco lo da por hecho
      Dado que Raúl está por pagar con tarjeta de débito el préstamo "40116602"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Y que del pago el prestamista dice que está en proceso
      Cuando paga
      Y abre "el inicio"
      Entonces el aviso de deuda dice "Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Si ese pago se cobró, puede que todavía no lo descuente."
