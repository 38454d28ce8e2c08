# language: es
Característica: Lo que se devuelve, antes de aceptar
  Quien está por tomar una deuda lee cuánto va a devolver en total al lado del botón que la toma.

  Regla: El total está al lado del botón

    @REV-11 @camino
    Escenario: Al pedir plata de la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Entonces la pantalla dice:
        | Devolvés $ 65.921,64 por $ 50.000. |
        | Pedir $ 50.000                     |

    @REV-11
    Escenario: Al pagar un QR en cuotas
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Entonces la pantalla dice:
        | 6 cuotas de $ 10.712,38 Devolvés $ 64.274,28 · CFT 166,76 % |
        | Devolvés $ 64.274,28 por $ 48.750,50. |
        | Pagar $ 48.750,50                     |

    @REV-11
    Escenario: Refinanciar cuenta también lo que se paga hoy
      Dado que Ramona recibió su enlace de refinanciación
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Hoy pagás $ 24.099,77 y después devolvés $ 360.908,88: en total, $ 385.008,65. |
        | Aceptar y pagar |

  Regla: Cada plan dice cuánto se devuelve con él

    @REV-11
    Escenario: En la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Entonces la pantalla dice:
        | 6 cuotas de $ 10.986,94 Devolvés $ 65.921,64 · CFT 166,76 % |

  Regla: De cada cien pesos se dice cuántos son el costo

    @REV-11
    Escenario: Con gotas y con palabras
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Entonces la pantalla dice:
        | De cada $ 100 que devolvés, $ 75 son lo que pediste y $ 25 el costo. |
