# language: es
Característica: No reconocer un préstamo o un pago
  Quien ve algo que no es suyo lo dice desde ahí: el reclamo ya lo nombra.

  Regla: El reclamo nombra el préstamo o el pago

    @SUP-05 @camino
    Escenario: Marta no reconoce un préstamo
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando toca "No reconozco este préstamo"
      Entonces el reclamo es por "Préstamo 40128753"

    @SUP-05
    Escenario: El motivo viene elegido
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando toca "No reconozco este préstamo"
      Entonces lo escrito es "No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example"
      Y la pantalla dice:
        | Tu reclamo es por |

    @SUP-05
    Escenario: Si el prestamista no tiene ese motivo, se elige
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que el único motivo para elegir es "Otro asunto"
      Cuando toca "No reconozco este préstamo"
      Entonces lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"

    @SUP-05
    Escenario: Marta no reconoce un pago
      Dado que Marta ingresó y está en "mis pagos"
      Cuando no reconoce el pago de "$ 41.318,75"
      Entonces el reclamo es por "Pago $ 41.318,75 del 28 de octubre de 2026 Préstamo 40153318"
      Y lo escrito es "No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example"

    @SUP-05
    Escenario: De un pago que no dice de qué préstamo es, se nombra el pago
      Dado que Marta ingresó y está en "mis pagos"
      Y que pagó una sola vez, y no se sabe qué
      Cuando no reconoce el pago de "$ 1.000,00"
      Entonces el reclamo es por "Pago $ 1.000 del 28 de octubre de 2026"

    @SUP-05 @SUP-04
    Escenario: El reclamo se manda y queda en la lista
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando toca "No reconozco este préstamo"
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo
      Y el reclamo es por ""

    @SUP-05 @SUP-04
    Escenario: El reclamo por un pago, mandado de nuevo después de no saber, es el mismo
      Dado que Marta ingresó y está en "mis pagos"
      Y que la respuesta de "el envío del reclamo" se pierde
      Cuando no reconoce el pago de "$ 41.318,75"
      Y manda el reclamo
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-05
    Escenario: También quien está en gestión legal puede reclamar por un pago
      Dado que Silvia ingresó y está en "mis pagos"
      Cuando no reconoce el pago de "28/5/2026"
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

  Regla: Lo que se nombra se puede sacar, y es sólo de ella

    @SUP-05
    Escenario: Si es por otra cosa, se saca
      Dado que Marta ingresó y está en "/consultas?externalId=40128753"
      Cuando dice que es por otra cosa
      Entonces el reclamo es por ""
      Y está en "/consultas"

    @SUP-01 @SUP-05
    Escenario: Si es por otra cosa, el motivo que venía elegido se saca
      Dado que Marta ingresó y está en "/consultas?externalId=40128753"
      Cuando dice que es por otra cosa
      Y abre "/consultas"
      Entonces lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"

    @SUP-01 @SUP-05
    Escenario: Si es por otra cosa, lo escrito y el motivo que eligió siguen
      Dado que Marta ingresó y está en "/consultas?externalId=40128753"
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "No lo pedí."
      Y dice que es por otra cosa
      Entonces lo escrito es "Me cobraron de más · No lo pedí. · marta.gimenez@correo.example"

    @SUP-01 @SUP-05
    Escenario: Si es por otra cosa, lo escrito se suma al reclamo que ya se estaba escribiendo
      Dado que Marta ingresó y está en "/consultas"
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y abre "/consultas?externalId=40128753"
      Y cuenta "No lo pedí."
      Y dice que es por otra cosa
      Entonces lo escrito es "Me cobraron de más · Dos veces la cuota 4. No lo pedí. · marta.gimenez@correo.example"

    @SUP-01 @SUP-05
    Escenario: Si es por otra cosa, sigue el reclamo que ya se estaba escribiendo
      Dado que Marta ingresó y está en "/consultas"
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y abre "/consultas?externalId=40128753"
      Y dice que es por otra cosa
      Entonces lo escrito es "Me cobraron de más · Dos veces la cuota 4. · marta.gimenez@correo.example"

    @SUP-05
    Escenario: Un préstamo que no es suyo no se reclama
      Dado que Marta ingresó y está en "/consultas?externalId=40116602"
      Cuando manda el reclamo
      Entonces la pantalla dice:
        | Error:                                                                                              |
        | El reclamo no se envió                                                                              |
        | No encontramos ese préstamo entre los tuyos. Si tu reclamo es por otra cosa, tocá «Es por otra cosa» y mandalo de nuevo. |

    @SUP-05
    Esquema del escenario: Lo que una dirección inventa no se nombra: <dirección>
      Dado que Marta ingresó y está en "<dirección>"
      Entonces el reclamo es por ""
      Y lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"

      Ejemplos:
        | dirección                                         |
        | /consultas?externalId=Llam%C3%A1%20al%200800      |
        | /consultas?fecha=2026-02-30&importe=10.00         |
        | /consultas?fecha=2026-10-28                       |
        | /consultas?importe=10.00                          |
        | /consultas?fecha=2026-10-28&importe=diez          |
        | /consultas?externalId=                            |

    @SUP-05 @SUP-01
    Escenario: Lo escrito por un préstamo no aparece en el de otro
      Dado que Marta ingresó y está en "/consultas?externalId=40128753"
      Cuando cuenta "No lo pedí."
      Y abre "/consultas?externalId=40153318"
      Entonces lo escrito es "No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example"

    @SUP-01 @SUP-05
    Escenario: Un reclamo por un préstamo no borra otro que se estaba escribiendo
      Dado que Marta ingresó y está en "/consultas"
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y abre "/consultas?externalId=40128753"
      Y cuenta "No lo pedí."
      Y abre "/consultas"
      Entonces lo escrito es "Me cobraron de más · Dos veces la cuota 4. · marta.gimenez@correo.example"

    @SUP-04 @SUP-05
    Escenario: Un reclamo que no se sabe si llegó es el mismo aunque se escriba otro en el medio
      Dado que Marta ingresó y está en "/consultas"
      Y que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y abre "/consultas?externalId=40128753"
      Y cuenta "N"
      Y abre "/consultas"
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-04 @SUP-05
    Escenario: Un reclamo que no se sabe si llegó es el mismo si se vuelve a él porque es por otra cosa
      Dado que Marta ingresó y está en "/consultas"
      Y que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y abre "/consultas?externalId=40128753"
      Y dice que es por otra cosa
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-05 @SUP-01
    Escenario: Lo escrito por un préstamo sigue después de recargar
      Dado que Marta ingresó y está en "/consultas?externalId=40128753"
      Cuando cuenta "No lo pedí."
      Y recarga la página
      Entonces lo escrito es "No reconozco un préstamo o un pago · No lo pedí. · marta.gimenez@correo.example"

    @SUP-05 @SUP-01
    Esquema del escenario: Lo escrito por un pago no aparece en <qué>
      Dado que Marta ingresó y está en "/consultas?fecha=2026-10-28&importe=41318.75&externalId=40153318"
      Cuando cuenta "No lo hice."
      Y abre "<dirección>"
      Entonces lo escrito es "No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example"

      Ejemplos:
        | qué                       | dirección                                                         |
        | el de otro préstamo       | /consultas?fecha=2026-10-28&importe=41318.75&externalId=40128753 |
        | el de su préstamo entero  | /consultas?externalId=40153318                                    |

    @SUP-05 @SUP-01
    Escenario: Lo escrito por un pago sigue después de recargar
      Dado que Marta ingresó y está en "/consultas?fecha=2026-10-28&importe=41318.75&externalId=40153318"
      Cuando cuenta "No lo hice."
      Y recarga la página
      Entonces lo escrito es "No reconozco un préstamo o un pago · No lo hice. · marta.gimenez@correo.example"
