# language: es
Característica: Lo que cada cliente puede abrir

  Regla: A quien nada se lo impide se le abre todo

    @SES-09 @SES-10
    Esquema del escenario: A <clienta> se le abre "<camino>"
      Dado que <clienta> ingresó
      Cuando abre "<camino>"
      Entonces llega a "<camino>"

      Ejemplos:
        | clienta  | camino                    |
        | Lucía    | mis préstamos             |
        | Gabriela | /libre-deuda              |
        | Lucía    | la cuponera               |
        | Lucía    | /nuevo-prestamo           |
        | Lucía    | /linea-revolvente-detalle |
        | Diego    | /oferta-linea-revolvente  |

  Regla: Sin contraseña, lo propio está cerrado

    @SES-09
    Esquema del escenario: Sin contraseña no se le abre "<camino>"
      Dado que Lucía ingresó
      Y que todavía no tiene contraseña
      Cuando abre "<camino>"
      Entonces llega a "la clave nueva"

      Ejemplos:
        | camino                    |
        | mis préstamos             |
        | mis pagos                 |
        | /linea-revolvente         |

    @SES-03 @SES-09
    Escenario: Bruno no tiene contraseña y tampoco se le abren los préstamos
      Dado que Bruno ingresó
      Cuando abre "mis préstamos"
      Entonces llega a "la clave nueva"

  Regla: Con la cuenta en un estudio jurídico no se opera

    @SES-10
    Esquema del escenario: En un estudio jurídico a <clienta> no se le abre "<camino>"
      Dado que <clienta> ingresó
      Y que su cuenta pasó a un estudio jurídico
      Cuando abre "<camino>"
      Entonces llega a "el inicio"

      Ejemplos:
        | clienta  | camino                    |
        | Lucía    | mis préstamos             |
        | Lucía    | pagar cuota               |
        | Gabriela | /libre-deuda              |
        | Lucía    | /nuevo-prestamo           |

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
      Entonces llega a "el inicio"

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
    Escenario: También la de un centavo
      Dado que Marta ingresó y está en "/oferta-linea-revolvente"
      Y que no tiene línea y le ofrecen una de 0.01 pesos
      Cuando abre el portal
      Entonces llega a "/oferta-linea-revolvente"

    @SES-11
    Escenario: Y a quien tiene una línea de un centavo
      Dado que Marta ingresó y está en "/oferta-linea-revolvente"
      Y que su línea es de 0.01 pesos y le quedan 0.01
      Cuando abre el portal
      Entonces llega a "mi línea"

    @SES-11
    Escenario: Sin línea ni oferta, la oferta no se abre
      Dado que Marta ingresó
      Cuando abre "/oferta-linea-revolvente"
      Entonces llega a "el inicio"

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

  Regla: Lo que está cerrado se ve en el menú, con su porqué

    @SES-09 @SES-11
    Escenario: Quien debe ve qué se le abre al ponerse al día
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces el menú tiene cerrado:
        | Nuevo préstamo Se abre cuando estás al día con tus cuotas.            |
        | Pagos y recargas Se abre cuando estás al día con tus cuotas.          |
        | Libre deuda El libre deuda se pide unas 24 horas después de terminar de pagar un préstamo. |

    @SES-09 @SES-10 @HOM-02
    Escenario: En gestión legal el menú conserva lo que sigue abierto
      Dado que Silvia ingresó
      Cuando abre el portal
      Entonces el menú lleva a:
        | Mis tarjetas     | /mis-tarjetas             |
        | Línea de crédito | /linea-revolvente-detalle |
        | Mis pagos        | /mis-pagos                |
        | Ayuda            | /ayuda                    |
        | Cerrar sesión    | /cerrar-sesion            |

    @SES-11 @SES-19
    Escenario: Lo que no se sabe de la cuenta no cierra nada
      Dado que Raúl ingresó y está en "/mis-tarjetas"
      Y que la consulta de "la situación de la cuenta" no llega
      Cuando abre el portal
      Entonces el menú tiene cerrado:
        | Libre deuda El libre deuda se pide unas 24 horas después de terminar de pagar un préstamo. |

    @SES-12
    Escenario: Lo que no se sabe de sus préstamos tampoco
      Dado que Marta ingresó y está en "/mis-tarjetas"
      Y que la consulta de "si es cliente" responde con un error
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

    @SES-09
    Escenario: Sin contraseña lo primero es crearla
      Dado que Bruno ingresó
      Cuando abre el portal
      Entonces el menú dice que "Mis préstamos" está cerrado: "Primero creá tu contraseña."

  Regla: También en los accesos que están siempre a la vista

    @SES-09 @HOM-13
    Escenario: Sin contraseña la barra de abajo dice qué falta
      Dado que Bruno ingresó
      Cuando abre el portal
      Entonces la barra de abajo tiene cerrado:
        | Préstamos Primero creá tu contraseña. |
        | Mis pagos Primero creá tu contraseña. |
      Y la barra de abajo lo explica: "Préstamos, Mis pagos: Primero creá tu contraseña."

    @SES-09 @SES-10 @HOM-13
    Escenario: En gestión legal la barra de abajo dice qué espera
      Dado que Silvia ingresó
      Cuando abre "mis pagos"
      Entonces la barra de abajo tiene cerrado:
        | Préstamos No se puede mientras tu deuda esté en gestión legal. |
      Y la barra de abajo lo explica: "Préstamos: No se puede mientras tu deuda esté en gestión legal."

    @SES-09 @HOM-13
    Escenario: A quien nada se lo impide la barra de abajo no le explica nada
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces la barra de abajo no tiene nada cerrado

    @SES-09 @HOM-03
    Escenario: Sin contraseña la ayuda del encabezado dice qué falta
      Dado que Bruno ingresó
      Cuando abre el portal
      Entonces el encabezado tiene cerrado:
        | Ayuda Primero creá tu contraseña. |

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
      Y un aviso dice "El libre deuda se pide unas 24 horas después de terminar de pagar un préstamo."

    @SES-12
    Escenario: Con todos sus préstamos terminados no hay qué pagar
      Dado que Gabriela ingresó
      Y que ya no le queda ningún préstamo activo
      Cuando abre "/descargar-cuponera"
      Entonces llega a "el inicio"
      Y un aviso dice "Esta parte es para quienes están pagando un préstamo."

    @SES-12 @camino
    Escenario: Con un préstamo terminado se llega al libre deuda
      Dado que Gabriela ingresó
      Cuando abre "/libre-deuda"
      Entonces llega a "/libre-deuda"
