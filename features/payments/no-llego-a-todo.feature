# language: es
Característica: No llego a todo
  Quien debe más de lo que puede pagar encuentra un paso más chico al lado del total, y sabe qué cubre.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Al lado del total hay un paso más chico

    @PAY-24 @camino
    Escenario: Raúl paga sólo la cuota que venció primero
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y elige pagar solo la "Cuota 2"
      Y paga con 1 toques:
        | Pagar $ 20.087,42 con Maestro 7305 |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-24
    Esquema del escenario: Se ofrece <dónde>
      Dado que Raúl ingresó y está en "<dirección>"
      Cuando dice que no llega a todo
      Entonces puede elegir:
        | Cuota 2 $ 20.087,42 Lo que venció primero, con $ 1.137,02 de interés por mora. |
        | Otro importe Elegís cuánto y ves qué cuotas cubre.                             |
        | Hablar con alguien Por WhatsApp, para buscar otra salida. (se abre en otra pestaña) |

      Ejemplos:
        | dónde            | dirección                                |
        | en el inicio     | /inicio                                  |
        | en el préstamo   | /mis-prestamos/p-9e40d71b                |
        | donde se paga    | /pagar-cuota/resumen?externalId=40116602 |

    @PAY-24
    Esquema del escenario: A quien no debe nada vencido no se le ofrece <dónde>
      Dado que Marta ingresó y está en "<dirección>"
      Entonces no se le ofrece pagar menos

      Ejemplos:
        | dónde          | dirección                                |
        | en el inicio   | /inicio                                  |
        | en el préstamo | /mis-prestamos/p-6b1f0c92                |
        | donde se paga  | /pagar-cuota/resumen?externalId=40128753 |

    @PAY-24
    Escenario: Con dos préstamos vencidos se empieza por el que venció antes, y se dice cuál es
      Dado que Raúl ingresó
      Y que del préstamo "40139951" debe la cuota 1
      Cuando dice que no llega a todo
      Entonces sobre la pantalla se lee:
        | Una parte también sirve: se paga primero lo que venció antes. De Préstamo personal. |
        | $ 20.087,42 |

    @PAY-24
    Escenario: Si lo que venció es una sola cuota, ésa no es un paso más chico
      Dado que Raúl ingresó y está en "/pagar-cuota/resumen?externalId=40139951"
      Y que del préstamo "40139951" debe la cuota 1
      Cuando dice que no llega a todo
      Entonces puede elegir:
        | Otro importe Elegís cuánto y ves qué cuotas cubre.                             |
        | Hablar con alguien Por WhatsApp, para buscar otra salida. (se abre en otra pestaña) |

  Regla: El importe dice qué cubre y qué queda, con los renglones del prestamista

    @PAY-24
    Esquema del escenario: Con <importe>
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y piensa en pagar "<importe>"
      Entonces con ese importe:
        | Cuota 2 <cuota 2> |
        | Cuota 3 <cuota 3> |
        | Cuota 4 <cuota 4> |
      Y sobre la pantalla se lee:
        | <queda>      |
        | Pagar <paga> |

      Ejemplos:
        | importe   | paga         | cuota 2                                | cuota 3                                | cuota 4                                | queda                                         |
        | 45000     | $ 45.000     | Queda paga y deja de sumar interés     | Cubre $ 24.912,58 y quedan $ 16.764,35 | Quedan $ 40.118,91                     | Después te quedan $ 56.883,26 por pagar.      |
        | 101883,26 | $ 101.883,26 | Queda paga y deja de sumar interés     | Queda paga y deja de sumar interés     | Queda paga y deja de sumar interés     | Con esto no te queda nada vencido de este préstamo. |

    @PAY-24
    Escenario: De a cuotas enteras
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y piensa en pagar "45000"
      Y suma una cuota
      Y suma una cuota
      Y saca una cuota
      Entonces sobre la pantalla se lee:
        | Pagar $ 61.764,35 |

    @PAY-24 @PAY-23
    Escenario: Más de lo que debe no se puede
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y piensa en pagar "200000"
      Y sigue con ese importe
      Entonces sobre la pantalla se lee:
        | Podés pagar hasta $ 101.883,26, que es lo que debés. |

  Regla: La parte elegida se paga por los medios que la aceptan

    @PAY-24
    Escenario: Donde se paga se ve la parte, el total y qué cubre
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y piensa en pagar "45000"
      Y sigue con ese importe
      Entonces la pantalla dice:
        | Pagás ahora $ 45.000                   |
        | Paga la cuota 2 y una parte de la 3    |
        | Pagar $ 45.000 con Maestro 7305        |

    @PAY-24
    Esquema del escenario: Qué cubre se dice en un renglón: de <importe>, <renglón>
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y piensa en pagar "<importe>"
      Y sigue con ese importe
      Entonces la pantalla dice:
        | <renglón> |

      Ejemplos:
        | importe   | renglón                                      |
        | 100       | Paga una parte de la cuota 2                 |
        | 20.087,42 | Paga la cuota 2                              |
        | 90.000    | Paga la cuota 2, la 3 y una parte de la 4    |

    @PAY-24
    Escenario: Al abrirlo se ve qué queda de cada cuota
      Dado que Raúl ingresó
      Cuando dice que no llega a todo
      Y piensa en pagar "45000"
      Y sigue con ese importe
      Entonces lo que debe es:
        | Cuota 2 Venció el 1 de septiembre $ 18.950,40 Ya pagaste $ 20.000: esto es lo que queda Más $ 1.137,02 de interés por mora Queda paga y deja de sumar interés |
        | Cuota 3 Venció el 1 de octubre $ 38.950,40 Más $ 2.726,53 de interés por mora Cubre $ 24.912,58 y quedan $ 16.764,35 |
        | Cuota 4 Venció el 1 de noviembre $ 38.950,40 Más $ 1.168,51 de interés por mora Quedan $ 40.118,91 |

    @PAY-24
    Escenario: En el pago mismo también se elige una parte, y se vuelve al total
      Dado que Raúl ingresó y está en "/pagar-cuota/resumen?externalId=40116602&medio=tarjeta"
      Cuando dice que no llega a todo
      Y elige pagar solo la "Cuota 2"
      Y toca "Pagar el total"
      Entonces la pantalla dice:
        | Pagar $ 101.883,26 con Maestro 7305 |

    @PAY-24
    Escenario: Los medios que cobran el total lo dicen
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40116602&importe=45000"
      Entonces de los medios de pago se lee:
        | Maestro 7305 Tarjeta de débito · Al instante                   |
        | Mercado Pago Al instante, en Mercado Pago                      |
        | Tarjeta de crédito Al instante, en otra pestaña · Cobra el total |
        | Transferencia a tu CVU Tarda de 24 a 48 horas · Cobra el total |
        | Código QR Tarda de 24 a 48 horas · Cobra el total              |
        | Efectivo Tarda de 24 a 48 horas · Cobra el total               |

    @PAY-24
    Escenario: Por CVU se paga el total, y se dice con qué se paga una parte
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40116602&importe=45000"
      Y elige pagar por "Transferencia a tu CVU"
      Entonces la pantalla dice:
        | Así se paga el total, $ 101.883,26. Para pagar una parte elegí Tarjeta de débito o Mercado Pago. |

    @PAY-24 @PAY-09
    Escenario: Mercado Pago cobra la parte elegida
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40116602&importe=45000"
      Y elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces el prestamista recibió "la billetera" con:
        | amount | 45000 |

    @PAY-24
    Escenario: Un importe de la dirección mayor que la deuda no se paga
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40116602&importe=900000"
      Entonces el total a pagar es "$ 101.883,26"

    @PAY-24 @PAY-13
    Escenario: Un importe mayor que la deuda queda escrito, para corregirlo o pagar todo
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40116602&medio=tarjeta&importe=900000"
      Entonces en el importe queda escrito "900000"
      Cuando intenta pagar
      Entonces la pantalla dice:
        | Podés pagar hasta $ 101.883,26, que es lo que debés. |
      Y se cobró 0 veces
      Cuando toca "Pagar el total"
      Entonces la pantalla dice:
        | Pagar $ 101.883,26 con Maestro 7305 |
      Y la pantalla no dice:
        | Revisá este dato |
