# language: es
Característica: Escribir cuánto se paga
  El QR de la panadería no dice el importe: lo escribe Lucía, y tiene que salir justo.

  Regla: Se escribe tecla por tecla, y nunca más de lo que queda en la línea

    @QRP-05
    Escenario: Ve a quién le paga y cuánto puede usar
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Entonces la pantalla dice:
        | ¿Cuánto vas a pagar?             |
        | Le pagás a Panadería La Ñata.    |
        | Podés usar hasta $ 412.350,50.   |
        | Vas a pagar $ 0               |
        | Escribí un importe mayor que 0.  |

    @QRP-05
    Esquema del escenario: Escribe <teclas>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "<teclas>"
      Entonces la pantalla dice:
        | <dice> |

      Ejemplos:
        | teclas     | dice                                           |
        | 1500,5     | Vas a pagar $ 1.500,50                         |
        | 412350,51  | $ 412.350,51 es más de lo que podés usar.      |
        | 1500,50<<< | Vas a pagar $ 150                           |

    @QRP-05
    Esquema del escenario: Con <teclas> no se sigue
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "<teclas>" y aprieta Enter
      Entonces está en "el importe del QR"
      Y la pantalla dice:
        | <motivo> |

      Ejemplos:
        | teclas    | motivo                          |
        |           | Escribí un importe mayor que 0. |
        | 412350,51 | Bajá el importe para seguir.    |

    @QRP-05
    Escenario: Los importes largos se achican para que entren
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "1234567"
      Entonces el importe se ve más chico

    @QRP-04 @QRP-05 @camino
    Escenario: Con un importe que alcanza se eligen las cuotas
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "412350,50"
      Y toca "Continuar"
      Entonces está en "las cuotas del QR"

    @QRP-05
    Escenario: También se paga un centavo
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "0,01"
      Y toca "Continuar"
      Entonces está en "las cuotas del QR"

    @QRP-05
    Escenario: Lucía se arrepiente de ese comercio
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y toca "Volver"
      Entonces está en "el pago con QR"

  Regla: Lo escrito no se pierde

    @QRP-05
    Escenario: Después de recargar sigue ahí
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "1500,75"
      Y recarga la pantalla del QR
      Entonces la pantalla dice:
        | Vas a pagar $ 1.500,75 |

    @QRP-05
    Escenario: Sin un QR leído vuelve a escanear
      Dado que Lucía ingresó y está en "el importe del QR"
      Cuando abre el portal
      Entonces está en "el pago con QR"

    @QRP-04 @QRP-05 @QRP-06
    Escenario: A las cuotas no se llega sin decir cuánto
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y abre "las cuotas del QR"
      Entonces está en "el importe del QR"

    @QRP-06
    Escenario: Ni sin haber leído un QR
      Dado que Lucía ingresó y está en "las cuotas del QR"
      Cuando abre el portal
      Entonces está en "el pago con QR"

    @QRP-04
    Escenario: El importe que dice el código no se escribe
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y abre "el importe del QR"
      Entonces está en "las cuotas del QR"

    @QRP-04
    Escenario: Las cuotas se piden para lo que dice el código
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces el prestamista recibió "las cuotas de la compra" con:
        | amount | 48750.5 |
      Y la pantalla lleva a:
        | Volver           | /pagar-qr |
        | Escanear otro QR | /pagar-qr |

    @QRP-04
    Escenario: O para lo que ella escribió, que se puede cambiar
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "1250,75"
      Y toca "Continuar"
      Entonces el prestamista recibió "las cuotas de la compra" con:
        | amount | 1250.75 |
      Y la pantalla lleva a:
        | Volver           | /pagar-qr/seleccionar-monto |
        | Escanear otro QR | /pagar-qr                   |

    @QRP-04
    Escenario: En otra pestaña no hay compra empezada
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Y abre "el importe del QR" en otra pestaña
      Entonces en la otra pestaña está en "el pago con QR"

  Regla: Lo que dice el código tampoco pasa de lo que queda

    @QRP-04
    Escenario: Una compra de justo lo que queda se puede pagar
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "363.600" en "6 cuotas"
      Y abre "el pago con QR"
      Y pega el texto del QR de "Ferretería El Tornillo"
      Entonces está en "las cuotas del QR"
      Y la pantalla dice:
        | Pagar $ 48.750,50 |

    @QRP-04
    Escenario: De un centavo más se dice cuánto queda
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "363.600,01" en "6 cuotas"
      Y abre "el pago con QR"
      Y pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | No te alcanza el saldo de tu línea                    |
        | La compra es de $ 48.750,50 y te quedan $ 48.750,49. |
      Y está en "el pago con QR"
