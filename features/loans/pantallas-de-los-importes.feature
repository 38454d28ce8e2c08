# language: es
Característica: Lo que dicen los importes de un préstamo
  El cuadro que explica una cuota, lo que cuesta otro día y lo que cubre una parte.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: El cuadro se lee entero

    @LOA-16 @LOA-17 @camino
    Escenario: El de Marta, al día
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando pregunta por qué ese importe
      Entonces sobre la pantalla se lee:
        | ¿Por qué este importe?                                |
        | Qué pagás                                             |
        | Importe                                               |
        | Total                                                 |
        | Qué cambió desde la cuota 3                           |
        | Si pagás otro día                                     |
        | Día                                                   |
        | Pagás                                                 |
        | Si pagás una parte hoy                                |
        | Cuánto                                                |
        | Hasta $ 12.625. Los centavos van después de una coma. |
        | Ver qué cubre                                         |

    @LOA-17
    Escenario: Si no se sabe de qué se compone, quedan los otros días
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que el prestamista no dice de qué se compone una cuota
      Cuando pregunta por qué ese importe
      Entonces sobre la pantalla se lee:
        | ¿Y si pago otro día? |
        | Si pagás otro día    |
        | Hoy 21/11/2026       |

    @LOA-16
    Escenario: Se cierra y queda el préstamo
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando pregunta por qué ese importe
      Y toca "Cerrar"
      Entonces no queda nada abierto sobre la pantalla

    @LOA-16 @HOM-17
    Escenario: Mientras se pregunta, se dice
      Dado que Raúl ingresó y está en "/inicio"
      Y que la consulta de "lo que cuesta otro día" no vuelve
      Cuando pregunta por qué ese importe
      Entonces sobre la pantalla se lee:
        | ¿Por qué este importe?          |
        | Preguntando de qué se compone. |

    @LOA-16 @HOM-17
    Escenario: Lo que no se pudo traer también se dice
      Dado que Raúl ingresó y está en "/inicio"
      Y que a lo que cuesta otro día el prestamista "falla"
      Cuando el capacitador hace fallar "lo que se debe" con "Error del servidor (500)"
      Y pregunta por qué ese importe
      Entonces sobre la pantalla se lee:
        | No pudimos traer de qué se compone. Probá de nuevo en unos minutos. |

  Regla: De una parte se dice qué cubre, o por qué no

    @LOA-17
    Escenario: Las columnas de lo que cubre
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando pregunta qué cubren "30000"
      Entonces sobre la pantalla se lee:
        | Cuota    |
        | Le pagás |
        | Te queda |

    @LOA-17
    Esquema del escenario: Con "<importe>" se pide que lo corrija
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando pregunta qué cubren "<importe>"
      Entonces sobre la pantalla se lee:
        | Revisá este dato |
        | Error: <dice>    |

      Ejemplos:
        | importe | dice                                                  |
        |         | Ingresá el importe que querés pagar.                  |
        | 0       | El importe tiene que ser mayor que cero.              |
        | 200000  | Podés pagar hasta $ 101.883,26, que es lo que debés. |

    @LOA-17
    Esquema del escenario: Si a la parte el prestamista <contesta>, se dice
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando el capacitador hace fallar "lo que cuesta otro día" con "<contesta>"
      Y pregunta qué cubren "30000"
      Entonces sobre la pantalla se lee:
        | <dice> |

      Ejemplos:
        | contesta                 | dice                                            |
        | No existe (404)          | Todavía no podemos decirte qué cubre una parte. |
        | Error del servidor (500) | No pudimos saber qué cubre. Probá de nuevo.     |
        | No llega al servidor     | No pudimos saber qué cubre. Probá de nuevo.     |

  Regla: Lo que se pagó o no se puede pagar no se explica

    @LOA-16 @PAY-20
    Escenario: Con un pago en camino
      Dado que Raúl ingresó
      Y que otro dispositivo pagó 20000 pesos del préstamo "40116602", que todavía no se aplicaron
      Cuando mira su préstamo "40116602"
      Entonces la pantalla no dice:
        | ¿Por qué este importe? |
        | ¿No llegás a todo?     |

    @LOA-04 @LOA-16 @PAY-24
    Escenario: Con un préstamo que la empresa no deja pagar acá
      Dado que Marta ingresó
      Y que la empresa no deja pagar acá su préstamo, y cuenta así sus cuotas:
        | cuota | estado  | vence      | pesos |
        | 4     | OVERDUE | 2026-11-01 | 12625 |
      Cuando mira su préstamo "40128753"
      Entonces la pantalla dice:
        | 1 cuota vencida |
      Y no se le ofrece pagar
      Y la pantalla no dice:
        | ¿Por qué este importe? |
        | ¿No llegás a todo?     |

  Regla: A quien debe se le dice también lo que sigue

    @LOA-13 @LOA-03
    Esquema del escenario: Lo que vence el <vence> es <cuándo>
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 3     | PARTIAL | 2026-11-01 | 12625 | 2625    |
        | 4     | PENDING | <vence>    | 12625 |         |
      Cuando mira su préstamo "40128753"
      Entonces la pantalla dice:
        | 1 cuota vencida                                       |
        | De la cuota 3 ya pagaste $ 2.625: te quedan $ 10.000. |
        | Además, <cuándo> vence otra: $ 12.625.                |

      Ejemplos:
        | vence      | cuándo             |
        | 2026-11-21 | hoy                |
        | 2026-11-22 | mañana             |
        | 2026-11-23 | el 23 de noviembre |

  Regla: La próxima cuota dice cuándo vence, y no que se pagó lo que no

    @LOA-03 @LOA-15
    Esquema del escenario: La que vence el <vence>
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado   | vence   | pesos | pagados   |
        | 4     | <estado> | <vence> | 12625 | <pagados> |
      Cuando mira su préstamo "40128753"
      Entonces el préstamo se anuncia como "<anuncia>"
      Y la cuota actual es "Cuota 4 de 12 $ 12.625 <dice> Pagaste 0 de 12 cuotas"

      Ejemplos:
        | estado  | vence      | pagados | anuncia   | dice                     |
        | PENDING | 2026-11-20 |         | Al día    | Venció ayer              |
        | PENDING | 2026-11-21 |         | Vence hoy | Vence el 21 de noviembre |
        | PARTIAL | 2026-12-01 | 0       | Al día    | Vence el 1 de diciembre  |

  Regla: Los datos dicen cómo se paga

    @LOA-03 @COL-01
    Escenario: Si se cobra solo
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Cuota 6 de 12                                  |
        | Se cobra de tu cuenta mañana, 22 de noviembre. |
        | Vence el 1 de diciembre                        |
      Y los datos de la pantalla dicen:
        | Número de préstamo | 40166205                   |
        | Cómo se paga       | Se cobra solo de tu cuenta |

    @LOA-03 @COL-01
    Escenario: Si no se sabe si se cobra solo
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Y que al cobro automático el prestamista "falla"
      Cuando abre el portal
      Entonces los datos de la pantalla dicen:
        | Número de préstamo | 40166205                                     |
        | Cómo se paga       | No pudimos ver si se cobra solo de tu cuenta |
