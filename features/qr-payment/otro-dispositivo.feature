# language: es
Característica: Una compra que se pagó desde otro dispositivo
  Lo que no salió de este dispositivo lo sabe el prestamista: se mira antes de ofrecer y antes de pagar.

  Regla: Antes de ofrecer las cuotas se mira lo que ya se pagó

    @QRP-07 @PAY-20 @camino
    Escenario: Lo que pagó en otro dispositivo se le dice antes de pagar
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y sigue en otro dispositivo
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | Ya hay un pago a este comercio |
        | Tenemos un pago de $ 48.750,50 a Ferretería El Tornillo del 21 de noviembre de 2026. Si seguís, es otra compra y se suma a la anterior. |

    @QRP-07 @PAY-20
    Escenario: También si el prestamista no tiene la lista de lo último que se pidió
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "el pago con QR"
      Y que el prestamista no tiene la lista de lo último que se pidió
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y sigue en otro dispositivo
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | Ya hay un pago a este comercio |
        | Tenemos un pago de $ 48.750,50 a Ferretería El Tornillo del 21 de noviembre de 2026. Si seguís, es otra compra y se suma a la anterior. |

    @QRP-07 @PAY-20
    Escenario: Un pago que otro dispositivo dejó en proceso puede ser el mismo
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "el pago con QR"
      Y que otro dispositivo dejó en proceso el pago de 48750,50 pesos en "Ferretería El Tornillo"
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | Puede que ya hayas pagado |
        | Tu línea tiene una compra con QR de $ 48.750,50 del 21 de noviembre de 2026 y no sabemos si es esta. Si es esta y seguís, pagás dos veces. |

    @QRP-07 @PAY-20
    Escenario: Quien lo lee y paga otra compra, paga otra
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y sigue en otro dispositivo
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 2 veces

    @QRP-07 @PAY-20
    Escenario: De lo que pagó en este dispositivo se habla una sola vez
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | Ya pagaste con este QR |
      Y la pantalla no dice:
        | Ya hay un pago a este comercio |

    @QRP-07 @PAY-20
    Esquema del escenario: De lo que compró hace <horas> horas en otro dispositivo <qué>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y sigue en otro dispositivo
      Y pasan <horas> horas
      Y Lucía vuelve a ingresar a "/pagar-qr"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces <entonces>:
        | Ya hay un pago a este comercio |

      Ejemplos:
        | horas | qué          | entonces            |
        | 47    | se habla     | la pantalla dice    |
        | 49    | no se habla  | la pantalla no dice |

    @QRP-07 @PAY-20
    Escenario: Una compra de otro importe no es la misma
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que otro dispositivo dejó en proceso el pago de 48750 pesos en "Ferretería El Tornillo"
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla no dice:
        | Puede que ya hayas pagado |

  Regla: Antes de pagar se mira otra vez

    @QRP-07 @PAY-20
    Escenario: Lo que otro dispositivo pagó mientras elegía no se paga de nuevo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la primera vez la lista de lo último que se pidió está vacía
      Y que otro dispositivo dejó en proceso el pago de 48750,50 pesos en "Ferretería El Tornillo"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces un aviso dice "Este pago no se envió: puede que ya lo hayas hecho desde otro dispositivo. Revisalo antes de seguir."
      Y al comercio se le pagó 0 veces
      Y se hicieron 0 préstamos

    @QRP-07 @PAY-20
    Escenario: Lo que otro dispositivo pagó después de un rechazo no se paga con el mismo préstamo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "AMOUNT_MISMATCH"
      Y que las primeras 4 veces la lista de lo último que se pidió está vacía
      Y que otro dispositivo dejó en proceso el pago de 48750,50 pesos en "Ferretería El Tornillo"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Volver a intentar"
      Y paga la compra
      Entonces un aviso dice "Este pago no se envió: puede que ya lo hayas hecho desde otro dispositivo. Revisalo antes de seguir."
      Y al comercio se le pagó 0 veces

    @QRP-07 @PAY-20
    Esquema del escenario: Si la lista de lo último que se pidió responde que <motivo>, alcanza con los movimientos
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la lista de lo último que se pidió responde que <motivo> todas las veces
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo

      Ejemplos:
        | motivo            |
        | no está permitido |
        | tuvo un problema  |

    @QRP-07 @PAY-20
    Escenario: Sin esa lista, lo que otro dispositivo pagó se lee en los movimientos
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó y está en "el pago con QR"
      Y que la lista de lo último que se pidió responde que tuvo un problema todas las veces
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y sigue en otro dispositivo
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | Ya hay un pago a este comercio |
