# language: es
Característica: Lo próximo
  El inicio empieza por lo que hay que saber y hacer primero: la cuota que vence, lo vencido o lo que se acaba de pagar.

  Regla: Al día, se ve la próxima cuota

    @HOM-17
    Escenario: La de Marta, con cuánto, cuándo y con qué tarjeta
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821"
      Y desde ahí puede ir a:
        | Pagar $ 12.625  | /pagar-cuota/resumen?externalId=40128753&medio=tarjeta |
        | Cambiar la tarjeta | /pagar-cuota/resumen?externalId=40128753               |

    @HOM-17 @LOA-13 @camino
    Escenario: Lo que dice el inicio es lo que se paga
      Dado que Marta ingresó
      Cuando elige lo primero que le ofrece el inicio
      Entonces está pagando "Casa Rivadavia Hogar Préstamo 40128753"
      Y va a pagar "$ 12.625"

    @HOM-17
    Esquema del escenario: El <día> se dice "<aviso>"
      Dado que Marta ingresó
      Y que hoy es el <día>
      Cuando abre el portal
      Entonces el inicio empieza por "<aviso> Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 <vence> Con Visa 4821"

      Ejemplos:
        | día                     | aviso           | vence                              |
        | 25 de noviembre de 2026 | Al día          | Vence el 1 de diciembre, en 6 días |
        | 26 de noviembre de 2026 | Vence en 5 días | Vence el 1 de diciembre, en 5 días |
        | 30 de noviembre de 2026 | Vence mañana    | Vence mañana, 1 de diciembre       |
        | 1 de diciembre de 2026  | Vence hoy       | Vence hoy, 1 de diciembre          |

    @HOM-17
    Escenario: La que se debita sola lo dice
      Dado que Marta ingresó
      Y que el préstamo "40128753" se paga por débito automático
      Cuando abre el portal
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Débito automático en tu cuenta Con Visa 4821"

    @HOM-17
    Escenario: Sin tarjetas guardadas no se nombra ninguna
      Dado que Marta ingresó
      Y que no tiene tarjetas guardadas
      Cuando abre el portal
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días"

    @HOM-17
    Escenario: Entre dos cuotas se dice la que ya se puede pagar, aunque la otra venza antes
      Dado que Marta ingresó
      Y que la empresa sólo le deja pagar uno de sus préstamos:
        | préstamo | vence      | se paga |
        | 40153318 | 2026-11-25 | no      |
        | 40128753 | 2026-12-01 | sí      |
      Cuando abre el portal
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821"

    @HOM-17
    Escenario: Sin préstamos se dice que no hay nada que pagar, y qué se puede hacer
      Dado que Elena ingresó
      Cuando abre el portal
      Entonces el inicio empieza por "Al día No tenés préstamos por pagar. Cuando quieras, podés pedir uno."
      Y el inicio no muestra préstamos

  Regla: Con deuda, se ve lo vencido en total

    @HOM-17 @HOM-04 @LOA-13
    Escenario: La de Raúl, que es de un solo préstamo, se paga sin elegirlo
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces el inicio empieza por "3 vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Con Maestro 7305 ¿No llegás a todo?"
      Y desde ahí puede ir a:
        | Pagar $ 101.883,26 | /pagar-cuota/resumen?externalId=40116602&medio=tarjeta |
        | Cambiar la tarjeta | /pagar-cuota/resumen?externalId=40116602               |

    @HOM-17 @LOA-13
    Escenario: Y es lo que se le cobra
      Dado que Raúl ingresó
      Cuando elige lo primero que le ofrece el inicio
      Entonces va a pagar "$ 101.883,26"

    @HOM-17
    Escenario: Con dos préstamos vencidos se elige cuál
      Dado que Raúl ingresó
      Y que del préstamo "40139951" debe la cuota 1
      Cuando abre el portal
      Entonces el inicio empieza por "4 vencidas Tenés cuotas vencidas Deuda total $ 117.121,16 Incluye el interés por mora. ¿No llegás a todo?"
      Y desde ahí puede ir a:
        | Pagar cuota | /pagar-cuota |

  Regla: Debajo están el mes, los préstamos y el último pago

    @HOM-17
    Escenario: Los de Marta
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces del mes el inicio dice "En diciembre: 3 cuotas, $ 77.424,25"
      Y los préstamos del inicio son:
        | Préstamo personal $ 41.318,75 Vence el 1 de diciembre Pagaste 1 de 18 cuotas    | /mis-prestamos/p-2ad97e45 |
        | Préstamo en sucursal $ 23.480,50 Vence el 1 de diciembre Pagaste 8 de 10 cuotas | /mis-prestamos/p-c03b58f7 |
        | Casa Rivadavia Hogar $ 12.625,00 Vence el 1 de diciembre Pagaste 3 de 12 cuotas | /mis-prestamos/p-6b1f0c92 |

    @HOM-17 @PAY-22
    Escenario: El último pago de Raúl lleva a su comprobante
      Dado que Raúl ingresó
      Cuando abre el último pago del inicio
      Entonces en la pantalla lee "$ 15.237,90"

  Regla: El inicio está aunque falte algo de esto

    @HOM-17
    Esquema del escenario: Sin los préstamos, porque la consulta <cómo>
      Dado que Marta ingresó
      Y que la consulta de "los préstamos" <cómo>
      Cuando abre el portal
      Entonces de sus préstamos el inicio dice "No pudimos cargar tus préstamos."
      Y el inicio no empieza por ningún pago
      Y la saluda "Hola, Marta"

      Ejemplos:
        | cómo                   |
        | responde con un error  |
        | no se puede leer       |
        | no llega               |

    @HOM-17
    Escenario: Al probar de nuevo se ve lo próximo
      Dado que Marta ingresó
      Y que la consulta de "los préstamos" responde con un error
      Cuando prueba de nuevo
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821"

    @HOM-17 @HOM-04
    Escenario: La deuda se dice igual, y que es la última que se supo
      Dado que Raúl ingresó
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces el inicio empieza por "Vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora."
      Y de sus préstamos el inicio dice "La deuda que ves es la última que conocemos."
      Y desde ahí puede ir a:
        | Pagar cuota | /pagar-cuota |

    @HOM-17
    Esquema del escenario: Sin <qué> queda lo demás
      Dado que Marta ingresó
      Y que la consulta de "<qué>" responde con un error
      Cuando abre el portal
      Entonces el inicio empieza por "<empieza>"
      Y del mes el inicio dice "En diciembre: 3 cuotas, $ 77.424,25"

      Ejemplos:
        | qué                    | empieza                                                                                                                   |
        | los pagos              | Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821 |
        | las tarjetas para pagar | Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días               |

    @HOM-17
    Escenario: Una sola cuota vencida se dice en singular
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 4     | OVERDUE | 2026-11-01 | 12625 |         |
      Cuando abre el portal
      Entonces el inicio empieza por "1 vencida Tenés cuotas vencidas Deuda total $ 12.625 Incluye el interés por mora. Con Visa 4821 ¿No llegás a todo?"

    @HOM-17
    Escenario: Sin cuotas por pagar el inicio lo dice
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado | vence      | pesos | pagados |
        | 12    | PAID   | 2026-11-01 | 12625 |         |
      Cuando abre el portal
      Entonces la pantalla dice:
        | Al día                    |
        | No tenés cuotas por pagar. |

    @HOM-17
    Esquema del escenario: Sin esperar <qué> más de dos segundos
      Dado que Marta ingresó
      Y que la consulta de "<qué>" no vuelve
      Cuando pasan 2 segundos
      Entonces mientras tanto la pantalla dice:
        | Cuota 4 de 12  |
        | Pagar $ 12.625 |

      Ejemplos:
        | qué                     |
        | los pagos               |
        | las tarjetas para pagar |

    @HOM-17
    Escenario: Al volver se ve lo que ya se sabía, y que se está preguntando de nuevo
      Dado que Marta ingresó
      Y que sus préstamos llegan una vez, y la segunda no vuelven
      Cuando abre el portal
      Y mira otra pantalla y vuelve al inicio
      Entonces mientras tanto la pantalla dice:
        | Compra en comercio |
        | Cuota 4 de 12      |
        | Pagar $ 12.625     |

    @HOM-17
    Escenario: Si a los dos segundos no se sabe si algo cambió, una palabra lo dice
      Dado que Marta ingresó
      Y que sus préstamos llegan una vez, y la segunda no vuelven
      Cuando abre el portal
      Y mira otra pantalla y vuelve al inicio
      Y pasan 2 segundos
      Entonces mientras tanto la pantalla dice:
        | Estamos viendo si algo cambió. |
        | Pagar $ 12.625                 |

    @HOM-17 @SES-07
    Esquema del escenario: Si la sesión vence al preguntar <qué>, vuelve a ingresar
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "<qué>" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que la sesión no sirve
      Cuando abre "el inicio"
      Entonces llega a "el ingreso"
      Y lee "Tu sesión venció. Ingresá de nuevo."

      Ejemplos:
        | qué                     |
        | los préstamos           |
        | los pagos               |
        | las tarjetas para pagar |

    @HOM-17
    Escenario: Mientras no vuelven, el inicio se usa igual
      Dado que Marta ingresó
      Y que la consulta de "los préstamos" no vuelve
      Cuando pasan 1 segundos
      Entonces mientras tanto la pantalla dice:
        | Cargando tus cuotas    |
        | Cargando tus préstamos |
        | Pagar un servicio   |
