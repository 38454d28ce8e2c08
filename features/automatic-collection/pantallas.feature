# language: es
Característica: Lo que dicen las pantallas del cobro automático activado

  Antecedentes:
    Dado que hoy es el 24 de noviembre de 2026

  Regla: Dejarlo dice qué va a pasar antes de que pase

    @COL-03
    Escenario: Antes de dejarlo
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Entonces la pantalla dice:
        | Volver al préstamo                                                                            |
        | Dejar el cobro automático                                                                     |
        | Préstamo en sucursal deja de cobrarse de tu cuenta en el momento. Vas a pagar cada cuota vos. |
        | Cuenta                                                                                        |
        | CBU que termina en 1869, Banco de la Provincia de Buenos Aires                                |
        | Cobro anunciado                                                                               |
        | Cuota 6: $ 21.340, el miércoles 25 de noviembre. Si lo dejás ahora, no se hace.               |
        | Podés activarlo otra vez cuando quieras.                                                      |
        | Dejarlo ahora                                                                                 |
        | Seguir con el cobro automático                                                                |
      Y la pantalla lleva a:
        | Volver al préstamo             | /mis-prestamos/p-71c4ae09 |
        | Seguir con el cobro automático | /mis-prestamos/p-71c4ae09 |

    @COL-03
    Escenario: Mientras carga lo que se puede dejar
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que al cobro automático el prestamista "no contesta"
      Entonces mientras tanto la pantalla dice:
        | Cargando el cobro automático |

    @COL-03
    Escenario: Si no se pudo cargar lo que se puede dejar
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Y que al cobro automático el prestamista "falla"
      Entonces la pantalla dice:
        | No pudimos cargar el cobro automático                                |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo                                                      |
        | Ver el préstamo                                                      |
      Y la pantalla lleva a:
        | Ver el préstamo | /mis-prestamos/p-71c4ae09 |

    @COL-03 @camino
    Escenario: Ya dejado
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces la pantalla dice:
        | Dejaste el cobro automático                                    |
        | Guardá este comprobante. Desde ahora, cada cuota la pagás vos. |
        | Número de baja                                                 |
        | baja-40166205-0                                                |
        | Préstamo                                                       |
        | Préstamo en sucursal, 40166205                                 |
        | Lo dejaste                                                     |
        | 24 de noviembre de 2026 a las 12:00                            |
        | Armar una constancia (PDF)                                     |
      Y la pantalla lleva a:
        | Ver el préstamo | /mis-prestamos/p-71c4ae09 |

    @COL-03
    Escenario: El que no estaba activado
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico/dejar"
      Entonces la pantalla lleva a:
        | Ver el préstamo | /mis-prestamos/p-6b1f0c92 |

    @COL-03 @PAY-16
    Escenario: Mientras no se sabe si se dejó
      Dado que la baja del cobro automático se hace pero su respuesta se pierde
      Y que el prestamista no contesta qué pasó con el cobro automático
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces la pantalla dice:
        | No sabemos si lo dejaste                                                |
        | No nos llegó la respuesta. Se lo estamos preguntando al prestamista.    |
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo. |
        | Consultar de nuevo                                                      |
        | Ver el préstamo                                                         |

    @COL-03 @PAY-16
    Escenario: El pedido de baja que no llegó se repite
      Dado que la baja del cobro automático no llega al prestamista
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico/dejar"
      Cuando deja el cobro automático
      Entonces la pantalla dice:
        | Tu pedido no llegó                                                                 |
        | El cobro automático sigue activado. Podés intentar de nuevo: se deja una sola vez. |
        | Si llega en un rato, te lo decimos acá.                                            |
        | Volver a intentar                                                                  |
        | Consultar de nuevo                                                                 |
      Cuando toca "Volver a intentar"
      Y deja el cobro automático
      Entonces ve la pantalla "Dejaste el cobro automático"

  Regla: El préstamo dice cómo se cobra

    @COL-02
    Escenario: El que está activado
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Entonces la pantalla dice:
        | Cobro automático desde tu cuenta                               |
        | Activado                                                       |
        | Próximo cobro                                                  |
        | Cuota 6: $ 21.340, el miércoles 25 de noviembre                |
        | miércoles 25 se va a cobrar                                    |
        | viernes 27 si el anterior falla                                |
        | domingo 29 si el anterior falla                                |
        | Cuenta                                                         |
        | CBU que termina en 1869, Banco de la Provincia de Buenos Aires |
        | Desde                                                          |
        | 15 de septiembre de 2026                                       |
        | Dejar el cobro automático                                      |
        | Cobros anteriores                                              |
        | Tocá uno para ver los intentos o reclamarlo.                   |
        | Cuota 5: $ 21.340 25 de octubre de 2026 Cobrado                |
        | Cuota 4: $ 21.340 25 de septiembre de 2026 Cobrado             |

    @COL-01
    Escenario: El que se puede activar
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Entonces la pantalla dice:
        | Cobro automático desde tu cuenta                                                                 |
        | Cada cuota se cobra sola de tu CBU o CVU el día que vence. Lo activás y lo dejás cuando quieras. |
        | Activar el cobro automático                                                                      |

  Regla: Antes de pagar a mano se puede volver a los préstamos

    @PAY-27
    Escenario: Si se cobra sola
      Dado que Delia ingresó y está en "/pagar-cuota/resumen?externalId=40166205"
      Entonces la pantalla lleva a:
        | Ver mis préstamos | /mis-prestamos |

    @PAY-27
    Escenario: Si no se sabe
      Dado que Delia ingresó y está en "/pagar-cuota/resumen?externalId=40166205"
      Y que al cobro automático el prestamista "falla"
      Entonces la pantalla dice:
        | No sabemos si hay un cobro automático                                                                          |
        | No pudimos leer si este préstamo se cobra solo de tu cuenta. Si es así y pagás ahora, podrías pagar dos veces. |
        | Ver mis préstamos                                                                                              |
        | Pagar igual                                                                                                    |
