# language: es
Característica: El inicio
  Lo primero que se ve: cómo está la cuenta y qué se puede hacer.

  Regla: Se espera hasta saber qué mostrar

    @HOM-01
    Escenario: Mientras llega la situación de la cuenta se avisa
      Dado que Marta ingresó
      Y que el servidor tarda 3 segundos
      Cuando abre el portal
      Entonces primero ve "Cargando tu inicio"

    @HOM-01
    Escenario: Si tarda más de 10 segundos se dice
      Dado que Marta ingresó
      Y que el servidor tarda 30 segundos
      Cuando pasan 11 segundos
      Entonces se le dice que está tardando

  Regla: Saluda por el nombre

    @HOM-03
    Escenario: El nombre en minúsculas y la ayuda a mano
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces la saluda "Hola, Lucía"
      Y la ayuda está en "/ayuda"

    @HOM-03
    Escenario: Aunque el prestamista escriba todo en mayúsculas
      Dado que María ingresó
      Y que el prestamista escribe los nombres en mayúsculas
      Cuando abre el portal
      Entonces la saluda "Hola, María de los Ángeles"

  Regla: La deuda se ve primero

    @HOM-04 @GEN-01
    Escenario: Raúl debe cuotas
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces el aviso de deuda dice "3 vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Con Maestro 7305 ¿No llegás a todo?"

    @HOM-04 @HOM-17
    Escenario: Lo que se acredita mientras Raúl no mira ya no se debe cuando vuelve
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y vuelve a la pestaña
      Entonces no ve el aviso de deuda
      Y la pantalla no dice:
        | 3 vencidas |

    @HOM-04 @camino
    Escenario: Desde la deuda se va a pagar
      Dado que Raúl ingresó
      Cuando elige pagar su deuda
      Entonces llega a "/pagar-cuota/resumen?externalId=40116602&medio=tarjeta"

    @HOM-04
    Escenario: Marta está al día
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces no ve el aviso de deuda

    @HOM-04
    Escenario: Quien no se sabe que esté en deuda está al día
      Dado que Marta ingresó
      Y que el prestamista no dice si está al día y le cuenta 1500 pesos de deuda
      Cuando abre el portal
      Entonces no ve el aviso de deuda

    @HOM-04 @LOA-13 @PAY-21
    Escenario: Si el prestamista no dice cuánto se debe, se dice lo que suman los préstamos
      Dado que Raúl ingresó
      Y que el prestamista dice que hay deuda, y no cuánta
      Cuando abre el portal
      Entonces el aviso de deuda dice "3 vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Con Maestro 7305 ¿No llegás a todo?"

    @HOM-04 @PAY-20
    Escenario: Si no se sabe cuánto se debe, tampoco se dice al lado de un pago en camino
      Dado que Raúl ingresó
      Y que el prestamista dice que hay deuda, y no cuánta
      Y que otro dispositivo pagó 20000 pesos del préstamo "40116602", que todavía no se aplicaron
      Cuando abre el portal
      Entonces el aviso de deuda dice "Tenés cuotas vencidas Puede que todavía no descuente lo que pagaste."
      Y el aviso de deuda lleva a "/pagar-cuota"

  Regla: Los accesos dependen de la situación

    @HOM-06
    Escenario: En deuda
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces ve estos accesos:
        | Mis préstamos |
        | Pagar cuota   |
        | Mis pagos     |

    @HOM-06
    Escenario: Con línea de crédito
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces ve estos accesos:
        | Nuevo préstamo    |
        | Pagar un servicio |
        | Recargar celular  |
        | Mis préstamos     |
        | Pagar cuota       |
        | Pagar con QR      |

    @HOM-06
    Escenario: Al día y sin línea
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces ve estos accesos:
        | Nuevo préstamo    |
        | Pagar un servicio |
        | Recargar celular  |
        | Mis préstamos     |
        | Pagar cuota       |
        | Mis pagos         |

    @HOM-06
    Escenario: La deuda pesa más que la línea
      Dado que Héctor ingresó
      Cuando abre el portal
      Entonces ve estos accesos:
        | Mis préstamos |
        | Pagar cuota   |
        | Mis pagos     |

    @HOM-06
    Escenario: Con la línea deshabilitada, el pago con QR lo dice
      Dado que Norma ingresó
      Cuando abre el portal
      Entonces ve estos accesos:
        | Nuevo préstamo                   |
        | Pagar un servicio                |
        | Recargar celular                 |
        | Mis préstamos                    |
        | Pagar cuota                      |
        | Pagar con QR Línea no habilitada |

    @HOM-06 @SES-11
    Escenario: A Carla no se le ofrece un préstamo nuevo
      Dado que Carla ingresó
      Cuando abre el portal
      Entonces ve estos accesos:
        | Pagar un servicio |
        | Recargar celular  |
        | Mis préstamos     |
        | Pagar cuota       |
        | Mis pagos         |

    @HOM-06
    Escenario: Cada acceso lleva a lo suyo
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces los accesos llevan a:
        | Nuevo préstamo    | /nuevo-prestamo                          |
        | Pagar un servicio | /nuevo-prestamo?product=19&subproduct=91 |
        | Recargar celular  | /nuevo-prestamo?product=19&subproduct=69 |
        | Mis préstamos     | /mis-prestamos                           |
        | Pagar cuota       | /pagar-cuota                             |
        | Pagar con QR      | /pagar-qr                                |

    @HOM-06
    Escenario: También los de quien debe
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces los accesos llevan a:
        | Mis préstamos | /mis-prestamos |
        | Pagar cuota   | /pagar-cuota   |
        | Mis pagos     | /mis-pagos     |

    @HOM-06
    Escenario: Con la línea agotada, el pago con QR lo dice
      Dado que Lucía ingresó
      Y que ya usó toda su línea
      Cuando abre el portal
      Entonces ve estos accesos:
        | Nuevo préstamo                    |
        | Pagar un servicio                 |
        | Recargar celular                  |
        | Mis préstamos                     |
        | Pagar cuota                       |
        | Pagar con QR Sin saldo en tu línea |

    @HOM-07
    Esquema del escenario: Servicios y recargas piden un préstamo de su producto
      Dado que Marta ingresó
      Cuando quiere <gestión>
      Entonces llega a "<destino>"

      Ejemplos:
        | gestión             | destino                                  |
        | pagar un servicio   | /nuevo-prestamo?product=19&subproduct=91 |
        | recargar el celular | /nuevo-prestamo?product=19&subproduct=69 |

  Regla: La navegación está siempre a mano

    @HOM-13
    Escenario: La barra de abajo con línea
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces la barra de abajo tiene:
        | Inicio       |
        | Préstamos    |
        | Pagar con QR |
        | Línea        |
        | Menú         |

    @HOM-13
    Escenario: La barra de abajo sin línea
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces la barra de abajo tiene:
        | Inicio    |
        | Préstamos |
        | Mis pagos |
        | Menú      |

    @HOM-14
    Escenario: El menú de Gabriela
      Dado que Gabriela ingresó
      Cuando abre el portal
      Entonces el menú tiene:
        | Mis préstamos      |
        | Mis tarjetas       |
        | Pagar cuota        |
        | Línea de crédito   |
        | Nuevo préstamo     |
        | Pagos y recargas   |
        | Mis pagos          |
        | Cuponera           |
        | Libre deuda        |
        | Facturas           |
        | Ayuda              |
        | Mis datos          |
        | Cerrar sesión      |

    @HOM-13
    Esquema del escenario: La barra de abajo de <persona> lleva a lo suyo
      Dado que <persona> ingresó y está en "/ayuda"
      Cuando abre el portal
      Entonces la barra de abajo lleva a "<destinos>"

      Ejemplos:
        | persona | destinos                                                        |
        | Lucía   | /inicio, /mis-prestamos, /pagar-qr, /linea-revolvente-detalle |
        | Marta   | /inicio, /mis-prestamos, /mis-pagos                             |

    @HOM-14
    Escenario: Cada entrada del menú lleva a lo suyo
      Dado que Gabriela ingresó y está en "/ayuda"
      Cuando abre el portal
      Entonces el menú lleva a:
        | Mis préstamos    | /mis-prestamos            |
        | Mis tarjetas     | /mis-tarjetas             |
        | Pagar cuota      | /pagar-cuota              |
        | Línea de crédito | /linea-revolvente-detalle |
        | Nuevo préstamo   | /nuevo-prestamo           |
        | Pagos y recargas | /otros-servicios          |
        | Mis pagos        | /mis-pagos                |
        | Cuponera         | /descargar-cuponera       |
        | Libre deuda      | /libre-deuda              |
        | Facturas         | /mis-facturas             |
        | Ayuda            | /ayuda                    |
        | Mis datos        | /mis-datos                |
        | Cerrar sesión    | /cerrar-sesion            |

    @HOM-14
    Escenario: Ninguna entrada lleva a la nada
      Dado que Marta ingresó
      Cuando quiere ver sus facturas
      Entonces ve la pantalla "Mis facturas"

  Regla: Lo que el prestamista no cuenta no falta en el inicio

    @HOM-17 @LOA-03
    Escenario: Aunque no llegue la lista de las cuotas se dice la actual
      Dado que Marta ingresó
      Y que de cada préstamo llega sólo la cuota actual
      Cuando abre el portal
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821"
