# language: es
Característica: Un préstamo de la línea que se pidió desde otro dispositivo
  Lo que no salió de este dispositivo lo sabe el prestamista: se mira antes de ofrecer y antes de pedir.

  Regla: Lo que pidió en otro dispositivo se le dice antes de pedir otra vez

    @REV-10 @PAY-20
    Esquema del escenario: Lo que pidió en otro dispositivo se lee antes de pedir, <cómo>
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "el pedido de la línea"
      Y que <lista>
      Cuando pide "50.000" en "6 cuotas"
      Y sigue en otro dispositivo
      Y abre "/linea-revolvente"
      Y pide "50.000" de su línea
      Entonces la pantalla dice:
        | Ya pediste un préstamo |
        | Pediste $ 50.000 el 21 de noviembre de 2026. Si seguís, vas a pedir otro préstamo además de ese. |

      Ejemplos:
        | cómo                     | lista                                                              |
        | por la lista de pedidos  | el prestamista tiene la lista de lo último que se pidió            |
        | por los movimientos      | el prestamista no tiene la lista de lo último que se pidió         |

    @REV-10 @PAY-20
    Escenario: Lo que otro dispositivo pidió mientras elegía no se pide de nuevo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la primera vez la lista de lo último que se pidió está vacía
      Y que otro dispositivo dejó en proceso un préstamo de 50000 pesos
      Cuando pide "50.000" en "6 cuotas"
      Entonces un aviso dice "Este pedido no se envió: ya hay un préstamo por ese importe. Revisalo antes de pedir otro."
      Y se hicieron 0 préstamos

    @REV-10 @PAY-20
    Esquema del escenario: Si la lista de lo último que se pidió responde que <motivo>, alcanza con los movimientos
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la lista de lo último que se pidió responde que <motivo> todas las veces
      Cuando pide "50.000" en "6 cuotas"
      Entonces se hizo 1 préstamo

      Ejemplos:
        | motivo            |
        | no está permitido |
        | tuvo un problema  |

    @REV-10 @PAY-20 @camino
    Escenario: Quien lo lee y pide otro, pide otro
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la primera vez la lista de lo último que se pidió está vacía
      Y que otro dispositivo dejó en proceso un préstamo de 50000 pesos
      Cuando pide "50.000" en "6 cuotas"
      Y elige pagar en "6 cuotas"
      Y toca "Pedir $ 50.000"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo
