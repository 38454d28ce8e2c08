# language: es
Característica: Lo que cada cliente puede abrir

  Regla: Sin contraseña, lo propio está cerrado

    @SES-09
    Esquema del escenario: Bruno todavía no tiene contraseña
      Dado que Bruno ingresó
      Cuando abre "<camino>"
      Entonces no se queda en "<camino>"

      Ejemplos:
        | camino                    |
        | mis préstamos             |
        | mis datos                 |
        | pagar cuota               |
        | mis pagos                 |
        | el desbloqueo             |
        | /mis-prestamos/p-d2970ce4 |
        | /descargar-cuponera       |
        | /otros-servicios          |
        | /mis-facturas             |
        | /nuevo-prestamo           |
        | /encuesta                 |
        | /ayuda                    |
        | /linea-revolvente         |
        | /linea-revolvente-detalle |
        | /oferta-linea-revolvente  |

  Regla: Con la cuenta en un estudio jurídico no se opera

    @SES-10
    Esquema del escenario: Silvia espera que le asignen un estudio
      Dado que Silvia ingresó
      Cuando abre "<camino>"
      Entonces no se queda en "<camino>"

      Ejemplos:
        | camino                   |
        | mis préstamos            |
        | pagar cuota              |
        | mis datos                |
        | /nuevo-prestamo          |
        | /oferta-linea-revolvente |
        | /pagar-cuota/resumen     |
        | /enviar-comprobante      |
        | /cancelacion-anticipada  |
        | /libre-deuda             |
        | /descargar-cuponera      |
        | /otros-servicios         |
        | /mis-facturas            |

    @SES-10
    Escenario: Silvia puede ver los pagos que hizo
      Dado que Silvia ingresó
      Cuando abre "mis pagos"
      Entonces llega a "mis pagos"

  Regla: Lo nuevo es para quien está al día

    @SES-11
    Esquema del escenario: Raúl debe cuotas
      Dado que Raúl ingresó
      Cuando abre "<camino>"
      Entonces no se queda en "<camino>"

      Ejemplos:
        | camino           |
        | /nuevo-prestamo  |
        | /otros-servicios |

    @SES-11
    Escenario: La oferta de la línea es para quien la tiene ofrecida
      Dado que Diego ingresó
      Cuando abre "/oferta-linea-revolvente"
      Entonces llega a "/oferta-linea-revolvente"

    @SES-11
    Escenario: Sin línea ni oferta, la oferta no se abre
      Dado que Marta ingresó
      Cuando abre "/oferta-linea-revolvente"
      Entonces no se queda en "/oferta-linea-revolvente"

    @SES-11
    Escenario: A Carla no se le ofrece un préstamo nuevo
      Dado que Carla ingresó
      Cuando abre "el inicio"
      Entonces no se le ofrece un préstamo nuevo

    @SES-11
    Escenario: A Marta sí se le ofrece
      Dado que Marta ingresó
      Cuando abre "el inicio"
      Entonces se le ofrece un préstamo nuevo

  Regla: Lo que se hace con un préstamo pide tener ese préstamo

    @SES-12
    Esquema del escenario: Sin un préstamo que pagar
      Dado que Marta ingresó
      Y que no tiene préstamos
      Cuando abre "<camino>"
      Entonces llega a "el inicio"
      Y un aviso dice "Esta parte es para quienes están pagando un préstamo."

      Ejemplos:
        | camino                    |
        | /descargar-cuponera       |
        | /enviar-comprobante       |
        | /mis-prestamos/p-6b1f0c92 |

    @SES-12
    Escenario: El libre deuda pide un préstamo terminado
      Dado que Marta ingresó
      Cuando abre "/libre-deuda"
      Entonces llega a "el inicio"
      Y un aviso dice "El libre deuda se pide cuando terminaste de pagar un préstamo."

    @SES-12 @camino
    Escenario: Con un préstamo terminado se llega al libre deuda
      Dado que Gabriela ingresó
      Cuando abre "/libre-deuda"
      Entonces llega a "/libre-deuda"
