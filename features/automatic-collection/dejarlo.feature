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
        | STOPPED | Cuota 6: $ 21.340, el miércoles 25 de noviembre. Si lo dejás ahora, no se hace.                                                       |
        | MADE    | Cuota 6: $ 21.340, el miércoles 25 de noviembre. Ya salió hacia tu banco y se hace igual; después de ése, ninguno más.                 |
        |         | Cuota 6: $ 21.340, el miércoles 25 de noviembre. El prestamista no dice si ése se hace igual.                                          |

  Regla: Dos toques, en el momento, con comprobante

    @COL-03 @camino
    Escenario: Delia lo deja desde su préstamo
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando toca "Dejar el cobro automático"
      Y deja el cobro automático
      Entonces ve la pantalla "Dejaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de baja | baja-40166205-0                     |
        | Lo dejaste     | 24 de noviembre de 2026 a las 12:00 |

    @COL-03
    Escenario: Se deja ese alta, y no una más nueva
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando toca "Dejar el cobro automático"
      Y deja el cobro automático
      Entonces el prestamista recibió "la baja del cobro automático" con:
        | externalId | 40166205        |
        | joiningId  | alta-40166205-0 |

    @COL-03
    Escenario: Después vuelve al préstamo
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y vuelve al préstamo
      Entonces llega a "/mis-prestamos/p-71c4ae09"

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
      Entonces ve la pantalla "Dejaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de baja | baja-40166205-0 |

    @COL-03 @PAY-16
    Escenario: Mientras no se sabe si se dejó se puede volver al préstamo
      Dado que la baja del cobro automático se hace pero su respuesta se pierde
      Y que el prestamista no contesta qué pasó con el cobro automático
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y vuelve al préstamo sin saber qué pasó
      Entonces llega a "/mis-prestamos/p-71c4ae09"

    @COL-03 @PAY-16
    Escenario: A quien vuelve sin saber si se dejó se le dice, y no se le ofrece dejarlo de nuevo
      Dado que la baja del cobro automático se hace pero su respuesta se pierde
      Y que el prestamista no contesta qué pasó con el cobro automático
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y recarga la página
      Entonces ve la pantalla "No sabemos si lo dejaste"

    @COL-03 @PAY-16
    Escenario: Si no llega la respuesta y el prestamista dice que lo rechazó, sigue activado
      Dado que la baja del cobro automático no llega al prestamista
      Y que del pago el prestamista dice que se rechazó
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces la pantalla dice:
        | No se dejó                                        |
        | El prestamista no lo hizo. Escribinos por chat.   |
        | Dejarlo ahora                                     |
      Y la pantalla lleva a:
        | Volver al préstamo                        | /mis-prestamos/p-71c4ae09   |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Seguir con el cobro automático            | /mis-prestamos/p-71c4ae09   |

    @COL-03
    Escenario: Dejarlo otra vez dice cuándo lo dejó
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y abre "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Entonces ve la pantalla "Este préstamo no se cobra de tu cuenta"
      Y se explica "Lo dejaste el 24 de noviembre de 2026 a las 12:00. El cobro automático no está activado. No hace falta hacer nada."

    @COL-03
    Escenario: El que nunca se activó lo dice
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico/dejar"
      Cuando abre el portal
      Entonces ve la pantalla "Este préstamo no se cobra de tu cuenta"

  Regla: Si el cobro ya salió hacia el banco, también se dice después de dejarlo

    @COL-03
    Escenario: El comprobante lo nombra
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que en Buenos Aires son las "21:00:00" del "2026-11-24"
      Cuando deja el cobro automático
      Entonces la pantalla dice:
        | Dejaste el cobro automático                                                                                                 |
        | Guardá este comprobante. Fijate qué pasa con el cobro anunciado; las demás cuotas las pagás vos.                            |
        | Cobro anunciado                                                                                                             |
        | Cuota 6: $ 21.340, el miércoles 25 de noviembre. Ya salió hacia tu banco y se hace igual; después de ése, ninguno más.      |
        | Armar una constancia (PDF)                                                                                                  |

    @COL-03 @DOC-05
    Escenario: La constancia también
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que en Buenos Aires son las "21:00:00" del "2026-11-24"
      Cuando deja el cobro automático
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-baja-2026-11-24.pdf" incluye:
        | Cobro anunciado: Cuota 6: $ 21.340, el miércoles 25 de noviembre. Ya salió |

    @COL-03 @PAY-16
    Escenario: El comprobante lo nombra aunque la respuesta de la baja se pierda
      Dado que la baja del cobro automático se hace pero su respuesta se pierde
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que en Buenos Aires son las "21:00:00" del "2026-11-24"
      Cuando deja el cobro automático
      Entonces el comprobante del cobro automático dice:
        | Cobro anunciado | Cuota 6: $ 21.340, el miércoles 25 de noviembre. |

    @COL-03
    Escenario: Quien vuelve a dejarlo lee que ese cobro se hace igual
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que en Buenos Aires son las "21:00:00" del "2026-11-24"
      Cuando deja el cobro automático
      Y abre "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Entonces ve la pantalla "El cobro automático no está activado"
      Y se explica "Lo dejaste el 24 de noviembre de 2026 a las 21:00. Queda un cobro anunciado. Cuota 6: $ 21.340, el miércoles 25 de noviembre. Ya salió hacia tu banco y se hace igual; después de ése, ninguno más."

    @COL-02 @COL-03
    Escenario: El préstamo no anuncia más intentos que ése
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que en Buenos Aires son las "21:00:00" del "2026-11-24"
      Cuando deja el cobro automático
      Y vuelve al préstamo
      Entonces los intentos del cobro son:
        | miércoles 25 en curso en tu banco |
        | viernes 27 no se hace             |
        | domingo 29 no se hace             |

    @COL-02
    Escenario: De un cobro que se frenó, los intentos de los días que faltan no se hacen
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Y vuelve al préstamo
      Y abre el cobro anterior "Cuota 6: $ 21.340"
      Entonces la pantalla dice:
        | miércoles 25 no se hace |
        | viernes 27 no se hace   |
        | domingo 29 no se hace   |
      Y la pantalla no dice:
        | no hizo falta |

  Regla: Un cobro que no se reconoce abre un reclamo que lo nombra

    @COL-03 @SUP-05
    Escenario: Delia reclama el cobro de octubre
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el cobro anterior "Cuota 5: $ 21.340"
      Y toca "No reconozco este cobro de Cuota 5: $ 21.340"
      Entonces el reclamo es por "Cobro automático $ 21.340 del 25 de octubre de 2026 Número de cobro 40166205-5-2026-10-25 Préstamo 40166205"

    @COL-03
    Escenario: Después de dejarlo todavía se puede reclamar
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces del préstamo "p-71c4ae09" los cobros anteriores siguen:
        | Cuota 6: $ 21.340 25 de noviembre de 2026 No se hizo |
        | Cuota 5: $ 21.340 25 de octubre de 2026 Cobrado    |
        | Cuota 4: $ 21.340 25 de septiembre de 2026 Cobrado |

    @COL-02 @DOC-05
    Escenario: De un cobro se arma la constancia
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el cobro anterior "Cuota 5: $ 21.340"
      Y toca "Armar una constancia (PDF) de Cuota 5: $ 21.340"
      Entonces la constancia "constancia-cobro-2026-11-24.pdf" incluye:
        | Constancia de un cobro automático       |
        | Cobro                                   |
        | Préstamo: 40166205                      |
        | Número de cobro: 40166205-5-2026-10-25  |
        | Cuota: 5                                |
        | Importe: $ 21.340,00                    |
        | Día: 25 de octubre de 2026              |
        | Estado: Cobrado                         |
        | Intentos                                |
        | domingo 25: cobrado                     |
      Y la huella de la constancia es la de sus renglones

  Regla: El préstamo dice cómo se paga

    @COL-01 @LOA-05
    Esquema del escenario: <quién>
      Dado que <quién> ingresó y está en "/mis-prestamos/<préstamo>"
      Cuando abre el portal
      Entonces los datos de la pantalla dicen:
        | Cómo se paga | <cómo> |

      Ejemplos:
        | quién | préstamo   | cómo                       |
        | Delia | p-71c4ae09 | Se cobra solo de tu cuenta |
        | Marta | p-6b1f0c92 | Lo pagás vos cada mes      |

    @COL-01
    Escenario: Si no se sabe, se dice
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Y que al cobro automático el prestamista "falla"
      Cuando abre el portal
      Entonces los datos de la pantalla dicen:
        | Cómo se paga | No pudimos ver si se cobra solo de tu cuenta |

    @COL-01 @OPS-03
    Escenario: Con el cobro automático apagado, lo paga el cliente
      Dado que el prestamista apagó "automaticCollection"
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el portal
      Entonces los datos de la pantalla dicen:
        | Cómo se paga | Lo pagás vos cada mes |
