# language: es
Característica: Por qué este importe, y cuánto otro día
  De qué se compone una cuota, y lo que cuesta pagarla otro día o en parte, según el prestamista.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Una cuota se explica parte por parte

    @LOA-16 @camino
    Escenario: La de Marta
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando pregunta por qué ese importe
      Entonces la tabla "Cuota 4" dice:
        | Capital Lo que devolvés de lo que te prestamos $ 6.621,76                                            |
        | Interés Un mes sobre $ 80.759,13 que te faltaba devolver, al 73,72 % anual $ 4.961,36 |
        | IVA El 21 % de $ 4.961,36 de interés $ 1.041,88                                       |
        | Total $ 12.625,00                                                                                    |
      Y cambió esto:
        | Todas las cuotas son iguales; al principio pagás más interés. |
        | Capital: $ 458,17 más    |
        | Interés: $ 378,65 menos  |
        | IVA: $ 79,52 menos       |

    @LOA-16 @HOM-17
    Esquema del escenario: También <dónde> se pregunta por qué, y se ve cuánto sale otro día
      Dado que Raúl ingresó y está en "<dirección>"
      Cuando pregunta por qué ese importe
      Entonces las tablas son:
        | Cuota 2                                  |
        | Cuota 3                                  |
        | Cuota 4                                  |
        | Importes calculados hoy, 21 de noviembre |

      Ejemplos:
        | dónde        | dirección                                 |
        | en el inicio | /inicio                                   |
        | al pagar     | /pagar-cuota/resumen?externalId=40116602 |

    @LOA-16 @LOA-17 @LOA-13
    Escenario: Si lo que debe cambió mientras paga, se explica lo que debe ahora
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando pregunta por qué ese importe
      Y cierra el cuadro
      Y el capacitador arregla que el préstamo "40116602" debe la cuota "4"
      Y vuelve a la pestaña
      Y pregunta por qué ese importe
      Entonces las tablas son:
        | Cuota 4                                  |
        | Importes calculados hoy, 21 de noviembre |

    @LOA-16
    Escenario: La más vieja de Raúl dice sus días de atraso y lo que ya pagó
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando pregunta por qué ese importe
      Entonces la tabla "Cuota 2" dice:
        | Capital Lo que devolvés de lo que te prestamos $ 17.433,36                              |
        | Interés Un mes sobre $ 283.795,26 que te faltaba devolver, al 75,19 % anual $ 17.782,68 |
        | IVA El 21 % de $ 17.782,68 de interés $ 3.734,36                                        |
        | Interés por mora 81 días de atraso sobre $ 18.950,40 $ 939,69                           |
        | IVA El 21 % de $ 939,69 de interés $ 197,33                                             |
        | Ya pagaste Lo que ya pagaste de esta cuota -$ 20.000,00                                 |
        | Total $ 20.087,42                                                                       |
      Y las tablas son:
        | Cuota 2                                  |
        | Cuota 3                                  |
        | Cuota 4                                  |
        | Importes calculados hoy, 21 de noviembre |

    @LOA-16
    Escenario: La bonificación de Irma se resta
      Dado que Irma ingresó y está en "/mis-prestamos/p-84f1a63e"
      Cuando pregunta por qué ese importe
      Entonces de esos importes lee "Bonificación Lo que te bonificamos -$ 1.500,00 Total $ 32.206,15"
      Y cambió esto:
        | Capital: $ 675,08 más      |
        | Interés: $ 557,91 menos    |
        | IVA: $ 117,17 menos        |
        | Bonificación: $ 1.500 más  |

    @LOA-16
    Esquema del escenario: Si las partes suman <pesos> pesos más, no se muestra ninguna
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que las partes de la cuota suman <pesos> pesos más
      Cuando abre el portal
      Entonces del importe se le ofrece "<ofrece>"

      Ejemplos:
        | pesos | ofrece                  |
        | 0     | ¿Por qué este importe?  |
        | 0.01  | ¿Y si pago otro día?    |

    @LOA-16
    Escenario: Un prestamista que no lo dice no deja nada sin explicar a medias
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que el prestamista no dice de qué se compone una cuota
      Y que a lo que cuesta otro día el prestamista "no lo ofrece"
      Cuando abre el portal
      Entonces del importe se le ofrece ""

  Regla: Lo que cuesta otro día lo dice el prestamista, con su fecha

    @LOA-17
    Escenario: A Marta, hoy, el día que vence y una semana después
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando pregunta por qué ese importe
      Entonces la tabla "Importes calculados hoy, 21 de noviembre" dice:
        | Hoy 21/11/2026 $ 12.625,00 Vale hasta el 21 de noviembre                |
        | El día que vence 1/12/2026 $ 12.625,00 Vale hasta el 1 de diciembre     |
        | Una semana después 8/12/2026 $ 12.757,56 Vale hasta el 8 de diciembre   |

    @LOA-17
    Escenario: A Raúl, que debe, hoy y en una semana
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando pregunta por qué ese importe
      Entonces la tabla "Importes calculados hoy, 21 de noviembre" dice:
        | Hoy 21/11/2026 $ 101.883,26 Vale hasta el 21 de noviembre          |
        | En una semana 28/11/2026 $ 102.764,73 Vale hasta el 28 de noviembre |
      Y de esos importes lee "Una semana después pagarías $ 881,47 más de interés."

    @LOA-17
    Escenario: Una parte dice qué cuotas cubre y qué queda de cada una
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando pregunta qué cubren "30000"
      Entonces la tabla "Con $ 30.000, hoy, 21 de noviembre" dice:
        | Cuota 2 $ 20.087,42 $ 0,00     |
        | Cuota 3 $ 9.912,58 $ 31.764,35 |
        | Cuota 4 $ 0,00 $ 40.118,91     |

    @LOA-17
    Escenario: Más de lo que debe no es una parte
      Dado que Raúl ingresó y está en "/mis-prestamos/p-9e40d71b"
      Cuando pregunta qué cubren "200000"
      Entonces de esos importes lee "Podés pagar hasta $ 101.883,26, que es lo que debés."

    @LOA-17
    Esquema del escenario: Si el prestamista <contesta>, se explica la cuota sin otros días
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que a lo que cuesta otro día el prestamista "<contesta>"
      Cuando pregunta por qué ese importe
      Entonces las tablas son:
        | Cuota 4 |

      Ejemplos:
        | contesta             |
        | no lo ofrece         |
        | falla                |
        | no contesta          |
