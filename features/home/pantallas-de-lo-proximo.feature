# language: es
Característica: Lo que dice lo próximo en el inicio
  El panel de arriba en cada situación, lo que va debajo y por dónde se sigue.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Cuando no hay nada que pagar se dice qué se puede hacer

    @HOM-17 @SES-11
    Esquema del escenario: A <nombre>, sin préstamos
      Dado que <nombre> ingresó
      Y que no tiene préstamos
      Cuando abre el portal
      Entonces la pantalla dice:
        | Hola, <nombre>                |
        | Al día                        |
        | No tenés préstamos por pagar. |
        | <qué puede>                   |
      Y quien no ve la pantalla oye:
        | Lo próximo |
        | Cómo estás |

      Ejemplos:
        | nombre | qué puede                                |
        | Marta  | Cuando quieras, podés pedir uno.         |
        | Carla  | Tus pagos y tus comprobantes siguen acá. |

    @HOM-17
    Escenario: Sin cuotas por pagar
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado | vence      | pesos | pagados |
        | 12    | PAID   | 2026-11-01 | 12625 |         |
      Cuando abre el portal
      Entonces la pantalla dice:
        | Al día                     |
        | No tenés cuotas por pagar. |
        | Tus préstamos              |
        | Compra en comercio No tenés cuotas por pagar Pagaste 1 de 12 cuotas |
      Y quien no ve la pantalla oye:
        | Tus cuotas |

  Regla: De lo que no se puede pagar por acá no se ofrece pagar

    @HOM-17 @LOA-04
    Escenario: Si ninguno se puede pagar, se dice igual lo que vence antes
      Dado que Marta ingresó
      Y que la empresa sólo le deja pagar uno de sus préstamos:
        | préstamo | vence      | se paga |
        | 40128753 | 2026-12-01 | no      |
        | 40153318 | 2026-11-25 | no      |
      Cuando abre el portal
      Entonces el inicio empieza por "Vence en 4 días Compra en comercio Cuota 4 de 12 $ 12.625 Vence el 25 de noviembre, en 4 días"
      Y la pantalla no dice:
        | Pagar $ 12.625 |
      Y del mes el inicio dice "En noviembre: 1 cuota, $ 12.625"

    @HOM-17 @LOA-04
    Escenario: Lo vencido que no se puede pagar por acá se dice, sin el botón de ese préstamo
      Dado que Marta ingresó
      Y que la empresa no deja pagar acá su préstamo, y cuenta así sus cuotas:
        | cuota | estado  | vence      | pesos | pagados |
        | 4     | OVERDUE | 2026-11-01 | 12625 |         |
      Cuando abre el portal
      Entonces el inicio empieza por "1 vencida Tenés cuotas vencidas Deuda total $ 12.625 Incluye el interés por mora."
      Y desde ahí puede ir a:
        | Pagar cuota | /pagar-cuota |

    @HOM-17 @PAY-25
    Escenario: Si sólo uno se puede pagar, no se ofrece pagar juntas
      Dado que Marta ingresó
      Y que la empresa sólo le deja pagar uno de sus préstamos:
        | préstamo | vence      | se paga |
        | 40153318 | 2026-12-01 | no      |
        | 40128753 | 2026-12-01 | sí      |
      Cuando abre el portal
      Entonces del mes el inicio dice "En diciembre: 2 cuotas, $ 25.250"
      Y la pantalla no dice:
        | Pagar las 2 de diciembre |

  Regla: Lo pagado lleva a mirar cómo va

    @HOM-17 @PAY-16
    Escenario: Lo que no se sabe si se cobró lleva a ese pago
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Y que del pago el prestamista dice que está en proceso
      Cuando paga
      Y abre "el inicio"
      Entonces la pantalla dice:
        | Pago sin confirmar                                                                                          |
        | Quisiste pagar                                                                                              |
        | $ 12.625                                                                                                    |
        | Todavía no sabemos si se cobró. Puede tardar entre 24 y 48 horas: no lo pagues de nuevo sin mirar antes. |
        | Ver cómo va                                                                                                 |
        | El último pago que ya se descontó                                                                           |
      Y desde ahí puede ir a:
        | Ver cómo va | /pagar-cuota/resumen?externalId=40128753&medio=tarjeta |
      Y quien no ve la pantalla oye:
        | Lo que pagaste           |
        | Lo que vence en el mes   |

    @HOM-17 @HOM-04 @PAY-20
    Escenario: Raúl, que pagó una parte
      Dado que Raúl ingresó
      Y que otro dispositivo pagó 20000 pesos del préstamo "40116602", que todavía no se aplicaron
      Cuando abre el portal
      Entonces la pantalla dice:
        | Pago en camino                                                                           |
        | Pagaste                                                                                  |
        | Puede tardar entre 24 y 48 horas en descontarse. No hace falta que lo pagues de nuevo. |
        | Tenés cuotas vencidas                                                                    |
        | Deuda total                                                                              |
        | $ 101.883,26                                                                             |
        | Incluye el interés por mora.                                                             |
        | Puede que todavía no descuente lo que pagaste.                                           |
        | Además, en enero: 1 cuota, $ 15.237,90                                                   |
      Y la pantalla lleva a:
        | Mis pagos                                  | /mis-pagos                                                |
        | Pagar $ 81.883,26                          | /pagar-cuota/resumen?externalId=40116602&importe=81883.26 |
        | Préstamo personal $ 101.883,26 Tu pago de $ 20.000, del 21 de noviembre, está en camino. Pagaste 1 de 12 cuotas | /mis-prestamos/p-9e40d71b |
        | Electro Pampa $ 15.237,90 Vence el 1 de enero de 2027 Pagaste 2 de 6 cuotas | /mis-prestamos/p-43f6b20e |
        | Electro Pampa $ 15.237,90 19 de noviembre  | /mis-pagos/comprobante?pago=6e93722d |
        | Mis préstamos                              | /mis-prestamos      |
        | Pagar cuota                                | /pagar-cuota        |
        | Mis pagos                                  | /mis-pagos          |
        | Enviar un comprobante                      | /enviar-comprobante |
        | Hacer un reclamo                           | /consultas          |
        | Contarnos tu experiencia                   | /encuesta           |
      Y quien no ve la pantalla oye:
        | Tenés cuotas vencidas |

  Regla: Lo vencido se paga, o se busca cómo

    @HOM-17 @HOM-04
    Escenario: Raúl, que debe de un solo préstamo
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces la pantalla dice:
        | ¿No llegás a todo?        |
        | ¿Por qué este importe?    |
        | El último pago que recibimos |
        | Préstamo personal $ 101.883,26 Tenés 3 cuotas vencidas desde el 1 de septiembre Pagaste 1 de 12 cuotas |

    @HOM-17 @HOM-04
    Escenario: Raúl, que debe de dos préstamos
      Dado que Raúl ingresó
      Y que del préstamo "40139951" debe la cuota 1
      Cuando abre el portal
      Entonces la pantalla dice:
        | ¿No llegás a todo? |
      Y la pantalla no dice:
        | ¿Por qué este importe? |
      Y desde ahí puede ir a:
        | Pagar cuota | /pagar-cuota |

    @HOM-17
    Escenario: Marta, al día
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces quien no ve la pantalla oye:
        | Lo próximo             |
        | Tu próxima cuota       |
        | Lo que vence en el mes |

  Regla: Lo que falta se dice, y se pide de nuevo

    @HOM-17 @camino
    Escenario: Sin los préstamos
      Dado que Marta ingresó
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar tus préstamos.                                     |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo                                                      |

    @HOM-01
    Escenario: El inicio que no llegó se pide de nuevo
      Dado que Marta ingresó
      Y que la consulta de "la situación de la cuenta" responde con un error
      Cuando prueba de nuevo
      Entonces la pantalla dice:
        | Hola, Marta    |
        | Cuota 4 de 12  |
        | Pagar $ 12.625 |

    @SES-19 @HOM-04
    Escenario: La deuda guardada se muestra como la última que se conoce
      Dado que Raúl ingresó
      Cuando abre el portal
      Y el capacitador hace fallar "la situación de la cuenta" con "No llega al servidor"
      Y mira otra pantalla y vuelve al inicio
      Entonces la pantalla dice:
        | No pudimos cargar tus datos                  |
        | La deuda que ves es la última que conocemos. |
        | Probar de nuevo                              |

    @SES-19
    Escenario: La situación que no llegó se pide de nuevo
      Dado que Marta ingresó
      Cuando abre el portal
      Y el capacitador hace fallar "la situación de la cuenta" con "No llega al servidor"
      Y mira otra pantalla y vuelve al inicio
      Entonces la pantalla dice:
        | No pudimos cargar tus datos            |
        | Lo que ves es lo último que conocemos. |
      Cuando prueba de nuevo
      Entonces la pantalla no dice:
        | No pudimos cargar tus datos |

  Regla: La novedad que se siguió por un enlace está leída

    @HOM-11
    Esquema del escenario: Al prestamista se le dice <cuándo>
      Dado que Sofía ingresó
      Y que tiene una novedad que lleva a "/mis-pagos" diciendo "Mirá tus pagos"
      Cuando abre la novedad
      Y toca "<toca>"
      Entonces el prestamista recibió "la novedad leída" 1 vez

      Ejemplos:
        | cuándo               | toca           |
        | al seguir su enlace  | Mirá tus pagos |
        | al darla por leída   | Entendido      |
        | al cerrarla          | Cerrar         |

  Regla: El aviso legal lleva afuera del portal

    @HOM-02
    Escenario: A Silvia, sin estudio asignado
      Dado que Silvia ingresó
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Escribir por WhatsApp (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Cerrar sesión                                   | /cerrar-sesion              |
