# language: es
Característica: Mis préstamos
  Los préstamos que se están pagando, con lo que falta y cuándo vence.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Cada préstamo se reconoce por lo que es

    @LOA-01 @LOA-02
    Escenario: Marta, al día, ve primero el de cuota más alta
      Dado que Marta ingresó
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Préstamo personal                       |
        | Préstamo en sucursal                    |
        | Casa Rivadavia Hogar Compra en comercio |

    @LOA-01
    Escenario: Lucía ve su servicio y su recarga, sin lo que debe de la línea
      Dado que Lucía ingresó
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Pago de servicios   |
        | Recarga de celular  |

    @LOA-01
    Escenario: María ve su préstamo BIND
      Dado que María ingresó
      Cuando mira sus préstamos
      Entonces del préstamo "Préstamo BIND" lee "$ 3.412.987,65 Al día Próxima cuota: 7 de 24 Vence el 1 de diciembre Pagaste 6 de 24 cuotas"

    @LOA-01
    Esquema del escenario: El código <código> es de <título>
      Dado que Lucía ingresó
      Y que el préstamo "40161175" es del subproducto <código>
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Pago de servicios |
        | <título>          |

      Ejemplos:
        | código | título                     |
        | 94     | Consumo de línea de crédito |
        | 92     | Compra en comercio         |

    @LOA-01
    Escenario: Lo que terminó de pagar ya no está en la lista
      Dado que Gabriela ingresó
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Préstamo personal |

    @LOA-01
    Escenario: De lo que se debita se dice cómo
      Dado que Walter ingresó
      Cuando mira sus préstamos
      Entonces del préstamo "Ferretería Bahía Compra en comercio" lee "$ 14.655,80 Al día Próxima cuota: 3 de 6 Vence el 1 de diciembre Débito automático en tu tarjeta Pagaste 2 de 6 cuotas"

    @LOA-01 @GEN-01
    Escenario: La tarjeta dice cuánto, cuándo y cuánto va pago
      Dado que Marta ingresó
      Cuando mira sus préstamos
      Entonces del préstamo "Préstamo personal" lee "$ 41.318,75 Al día Próxima cuota: 2 de 18 Vence el 1 de diciembre Pagaste 1 de 18 cuotas"

    @LOA-02
    Escenario: Al día, lo que se paga por débito va después de lo que se paga a mano
      Dado que Marta ingresó
      Y que el préstamo "40153318" se paga por débito automático
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Préstamo en sucursal                    |
        | Casa Rivadavia Hogar Compra en comercio |
        | Préstamo personal                       |

    @LOA-02
    Escenario: Al día, lo que se paga por débito no se ordena por su cuota
      Dado que Walter ingresó
      Y que el préstamo "40126690" tiene 6 cuotas de 1000 pesos
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Préstamo personal                    |
        | Ferretería Bahía Compra en comercio |

  Regla: Lo que se debe va primero

    @LOA-02
    Escenario: En deuda, primero lo que se debe, después lo que se debita y al final el resto
      Dado que Marta ingresó
      Y que del préstamo "40153318" debe la cuota 1
      Y que el préstamo "40097264" se paga por débito automático
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Préstamo personal                       |
        | Préstamo en sucursal                    |
        | Casa Rivadavia Hogar Compra en comercio |

    @LOA-02
    Escenario: Raúl, en deuda, ve primero el préstamo que debe aunque su cuota sea menor
      Dado que Raúl ingresó
      Y que la deuda es la del préstamo "40139951"
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Electro Pampa Compra en comercio |
        | Préstamo personal                |

    @LOA-01
    Escenario: La deuda se dice con palabras
      Dado que Raúl ingresó
      Cuando mira sus préstamos
      Entonces del préstamo "Préstamo personal" lee "$ 101.883,26 En deuda Tenés 3 cuotas vencidas desde el 1 de septiembre Pagaste 1 de 12 cuotas"

    @LOA-02
    Escenario: Lo que se debe va antes que lo que se debita, mande la empresa lo que mande primero
      Dado que Marta ingresó
      Y que del préstamo "40153318" debe la cuota 1
      Y que el préstamo "40128753" se paga por débito automático
      Cuando mira sus préstamos
      Entonces sus préstamos son, en este orden:
        | Préstamo personal                       |
        | Casa Rivadavia Hogar Compra en comercio |
        | Préstamo en sucursal                    |

  Regla: El vencimiento se dice como se diría

    @LOA-01 @GEN-01
    Esquema del escenario: Una cuota <estado> del <vence>
      Dado que Marta ingresó
      Y que hoy es el 21 de noviembre de 2026
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado   | vence   | pesos | pagados   |
        | 4     | <estado> | <vence> | 12625 | <pagados> |
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | <situación> |
        | <se dice>   |

      Ejemplos:
        | estado  | vence      | pagados | situación | se dice                                        |
        | PENDING | 2026-11-21 |         | Al día    | Vence hoy                                      |
        | PENDING | 2026-11-22 |         | Al día    | Vence mañana                                   |
        | PENDING | 2026-11-23 |         | Al día    | Vence el 23 de noviembre                       |
        | PENDING | 2027-01-02 |         | Al día    | Vence el 2 de enero de 2027                    |
        | PENDING | 2026-11-20 |         | Al día    | Venció ayer                                    |
        | PENDING | 2026-11-19 |         | Al día    | Venció el 19 de noviembre                      |
        | OVERDUE | 2026-11-19 |         | En deuda  | Tenés 1 cuota vencida desde el 19 de noviembre |
        | PARTIAL | 2026-11-21 | 500     | Al día    | Vence hoy                                      |
        | PARTIAL | 2026-11-20 | 500     | En deuda  | Tenés 1 cuota vencida desde el 20 de noviembre |

    @LOA-01
    Escenario: Con la única cuota paga no queda nada por pagar
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado | vence      | pesos |
        | 1     | PAID   | 2026-11-01 | 12625 |
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | Sin cuotas por pagar      |
        | No tenés cuotas por pagar |
        | Pagaste 1 de 12 cuotas    |

    @LOA-01
    Escenario: Sin el detalle de las cuotas, las pagas son las anteriores
      Dado que Marta ingresó
      Y que hoy es el 21 de noviembre de 2026
      Y que de su préstamo la empresa sólo cuenta la cuota 4, que vence el "2026-12-01"
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | Próxima cuota: 4 de 12  |
        | Pagaste 3 de 12 cuotas  |
        | Vence el 1 de diciembre |

  Regla: Siempre hay una explicación y una salida

    @LOA-11
    Escenario: Sin préstamos se dice que la sección no está disponible
      Dado que Marta ingresó
      Y que no tiene préstamos
      Cuando mira sus préstamos
      Entonces se le avisa "No tenés préstamos activos Cuando tengas un préstamo, acá vas a ver sus cuotas y cuánto te queda por pagar."
      Y sin préstamos puede:
        | pedir un préstamo |
        | ir al inicio      |

    @LOA-11
    Escenario: Sin préstamos se puede pedir uno
      Dado que Marta ingresó
      Y que no tiene préstamos
      Cuando mira sus préstamos
      Entonces pedir un préstamo lleva a "/nuevo-prestamo"

    @LOA-11 @SES-09 @SES-11
    Escenario: Quien debe y no tiene préstamos lee qué le abre uno nuevo
      Dado que Marta ingresó
      Y que no tiene préstamos
      Y que su cuenta figura con una deuda
      Cuando mira sus préstamos
      Entonces sin préstamos todavía no puede:
        | Pedir un préstamo Se abre cuando estás al día con tus cuotas. |
      Y sin préstamos puede:
        | ir al inicio |

    @LOA-11
    Esquema del escenario: Si no se pueden cargar, se dice por qué
      Dado que Marta ingresó
      Y que la consulta de "los préstamos" <qué pasa>
      Cuando mira sus préstamos
      Entonces la pantalla explica "<explicación>"
      Y ve la pantalla "No pudimos cargar tus préstamos"

      Ejemplos:
        | qué pasa              | explicación                                                                               |
        | responde con un error | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                      |
        | no se puede leer      | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: loans.listLoans (LOAN_PAYMENT_VOUCHER) |
        | no llega              | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                   |

    @LOA-11 @camino
    Escenario: Al probar de nuevo se cargan
      Dado que Lucía ingresó
      Y que la consulta de "los préstamos" responde con un error
      Cuando mira sus préstamos
      Y prueba de nuevo
      Entonces sus préstamos son, en este orden:
        | Pago de servicios  |
        | Recarga de celular |

    @LOA-11
    Esquema del escenario: El <qué> que no llegó se pide de nuevo
      Dado que Lucía ingresó y está en "<dirección>"
      Y que la consulta de "los préstamos" responde con un error
      Cuando prueba de nuevo
      Entonces ve <cuotas> cuotas

      Ejemplos:
        | qué                | dirección                           | cuotas |
        | préstamo           | /mis-prestamos/p-75cd3a09           | 4      |
        | detalle de cuotas  | /mis-prestamos/p-75cd3a09/ver-todas | 6      |

    @LOA-11
    Escenario: Si tardan más de 10 segundos se dice
      Dado que Marta ingresó
      Y que el servidor tarda 60 segundos
      Cuando mira sus préstamos
      Entonces a los 10 segundos se le dice que sus préstamos tardan
