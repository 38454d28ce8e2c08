# language: es
Característica: Lo que dice el costo de un préstamo
  Cada renglón del costo, explicado para quien nunca pidió un préstamo, y los términos.

  Regla: Cada renglón se explica en una oración

    @REV-09 @camino
    Escenario: Los de la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Entonces la pantalla dice:
        | Lo que te cuesta                                                                      |
        | Es todo lo que te cuesta por año: intereses, gastos e impuestos. Sirve para comparar. |
        | Es la suma de todas las cuotas.                                                       |
        | Es la plata que pedís, sin nada sumado.                                               |
        | Es cuántas veces pagás y cuánto cada vez.                                             |
        | Ese día vence la primera; después, una por mes.                                       |
        | Es cómo se reparte cada cuota entre lo que pediste y los intereses.                   |
        | Interés de un año, sin interés sobre interés.                                         |
        | Interés de un año, con el interés sobre interés.                                      |
        | Es lo que se cobra por prestarte la plata.                                            |
        | Es lo que se cobra por dar el préstamo.                                               |
        | Es el IVA y lo demás que va al Estado.                                                |

    @REV-11
    Escenario: Si no se sabe cuánto se devuelve, se dice también junto al botón
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que de los costos la empresa informa una parte
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Entonces la pantalla dice:
        | No informaron cuánto devolvés en total. |
        | 6 cuotas de $ 10.986,94 CFT 166,76 %    |

    @REV-04 @REV-09
    Escenario: De un préstamo con descuento se dicen las cuotas que se eligieron antes y después de aceptarlo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la primera cuota tiene un descuento del 30 por ciento
      Cuando pide "50.000" en "3 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces los datos de la pantalla dicen:
        | Total que devolvés            | $ 53.010,94                                  |
        | Cuotas                        | La primera de $ 13.743,58 y 2 de $ 19.633,68 |
        | Descuento en la primera cuota | $ 5.890,10                                   |
      Cuando toca "Aceptar el préstamo"
      Entonces la pantalla dice:
        | Cuotas                                                 |
        | 3 cuotas: la primera de $ 13.743,58 y 2 de $ 19.633,68 |

  Regla: Los términos se guardan con su nombre, y mientras llegan se dice

    @REV-04
    Escenario: Los que no se abren se guardan con su nombre
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que su navegador no abre otras pestañas
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y abre los términos del préstamo
      Entonces se descarga "terminos-y-condiciones.pdf"

    @REV-04
    Escenario: Mientras no llegan
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "los términos del préstamo" no vuelve
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Ver términos y condiciones"
      Entonces mientras tanto la pantalla dice:
        | Abriendo los términos y condiciones… |
