# language: es
Característica: Dejar el cobro automático
  Son dos toques, vale en el momento y queda un comprobante.

  Antecedentes:
    Dado que hoy es el 24 de noviembre de 2026

  Regla: Antes de dejarlo se lee qué pasa con el cobro anunciado

    @COL-03
    Esquema del escenario: El prestamista dice "<dice>"
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que de ese cobro, si lo deja, el prestamista dice "<dice>"
      Cuando abre el portal
      Entonces los datos de la pantalla dicen:
        | Cobro anunciado | <lee> |

      Ejemplos:
        | dice    | lee                                                                                                                                           |
        | STOPPED | Cuota 6: $ 21.340, el miércoles 25 de noviembre de 2026. Si lo dejás ahora, no se hace.                                                       |
        | MADE    | Cuota 6: $ 21.340, el miércoles 25 de noviembre de 2026. Ya salió hacia tu banco y se hace igual; después de ése, ninguno más.                 |
        |         | Cuota 6: $ 21.340, el miércoles 25 de noviembre de 2026. El prestamista no dice si ése se hace igual.                                          |

  Regla: Dos toques, en el momento, con comprobante

    @COL-03 @camino
    Escenario: Delia lo deja desde su préstamo
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando toca "Dejar el cobro automático"
      Y deja el cobro automático
      Entonces el resultado es "Dejaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de baja | baja-40166205-0                     |
        | Dejado         | 24 de noviembre de 2026 a las 12:00 |

    @COL-03
    Escenario: El cobro de mañana ya no se hace
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces del préstamo "p-71c4ae09" del cobro automático no se lee "Próximo cobro"

    @COL-03 @DOC-05
    Escenario: El comprobante se guarda, con su huella
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-baja-2026-11-24.pdf" incluye:
        | Constancia de la baja del cobro automático |
        | Número de baja: baja-40166205-0            |
      Y la huella de la constancia es la de sus renglones

  Regla: Se deja una sola vez, y lo que ya está dejado lo dice

    @COL-03 @PAY-16
    Escenario: Si no llega la respuesta, se le pregunta al prestamista
      Dado que la baja del cobro automático se hace pero su respuesta se pierde
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces el resultado es "Dejaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de baja | baja-40166205-0 |

    @COL-03
    Escenario: Dejarlo otra vez dice cuándo lo dejó
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y abre "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Entonces el resultado es "Este préstamo no se cobra de tu cuenta"
      Y se explica "Lo dejaste el 24 de noviembre de 2026 a las 12:00. El cobro automático no está activado. No hace falta hacer nada."

    @COL-03
    Escenario: El que nunca se activó lo dice
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico/dejar"
      Cuando abre el portal
      Entonces el resultado es "Este préstamo no se cobra de tu cuenta"
