# language: es
Característica: Pagar fuera del portal
  Por CVU o en la página de quien cobra el pago se hace en otro lado, y el portal ve cuándo llega.

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Por CVU se transfiere a una cuenta que es solo de ese préstamo

    @PAY-06 @camino
    Escenario: Copiar el CVU
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Entonces ve el CVU "0000047500000401287532"
      Y un aviso dice "Copiado al portapapeles"

    @PAY-06
    Escenario: Sin CVU asignado se ofrece la transferencia bancaria
      Dado que el préstamo no tiene CVU
      Cuando elige pagar por "Transferencia a tu CVU"
      Entonces ve las cuentas de la empresa en:
        | Banco Nación    |
        | Banco Provincia |
        | Banco Galicia   |
        | Banco Macro     |

    @PAY-06 @SES-16
    Escenario: Si el CVU no se puede traer, se puede transferir igual
      Dado que la consulta de "el CVU" responde con un error
      Cuando elige pagar por "Transferencia a tu CVU"
      Entonces en lugar del CVU lee "No pudimos traer el CVU. Probá de nuevo, o transferí a cualquiera de estas cuentas."
      Y ve las cuentas de la empresa en:
        | Banco Nación    |
        | Banco Provincia |
        | Banco Galicia   |
        | Banco Macro     |

    @PAY-06 @SES-16
    Escenario: El CVU que no llegó se pide de nuevo
      Dado que la consulta de "el CVU" responde con un error
      Cuando elige pagar por "Transferencia a tu CVU"
      Y prueba de nuevo
      Entonces ve el CVU "0000047500000401287532"

    @PAY-06
    Escenario: El pago por CVU se ve cuando llega
      Cuando elige pagar por "Transferencia a tu CVU"
      Y el banco acredita el pago del préstamo "40128753"
      Y actualiza lo que debe
      Entonces ve la pantalla "Hoy no debés nada de este préstamo"

    @PAY-06
    Escenario: Mientras el pago no llega, se sigue debiendo
      Cuando elige pagar por "Transferencia a tu CVU"
      Y actualiza lo que debe
      Entonces un aviso dice "Todavía no vemos tu pago. Puede tardar en llegarnos: probá de nuevo en un rato."
      Y el total a pagar es "$ 12.625"

    @PAY-06
    Escenario: Sin CVU se lee a qué cuenta y con qué concepto
      Dado que el préstamo no tiene CVU
      Cuando elige pagar por "Transferencia a tu CVU"
      Entonces la pantalla dice:
        | Pagá por transferencia bancaria                                                  |
        | Este préstamo no tiene un CVU asignado. Transferí a cualquiera de estas cuentas. |
        | En el concepto poné el número de tu préstamo: 40128753.                          |
        | CBU                                                                              |
        | Alias                                                                            |
        | Número de cuenta                                                                 |
        | Razón social                                                                     |
        | CUIT                                                                             |
        | Copiar el CBU de Banco Nación                                                    |

    @PAY-06
    Escenario: Se copia el CBU del banco que se elige
      Dado que el préstamo no tiene CVU
      Cuando elige pagar por "Transferencia a tu CVU"
      Y toca "Copiar el CBU de Banco Galicia"
      Entonces quedó copiado "0070999000030001548962"

    @PAY-06
    Escenario: El alias también se copia donde se lee
      Dado que el préstamo no tiene CVU
      Cuando elige pagar por "Transferencia a tu CVU"
      Y toca "Copiar el alias de Banco Galicia"
      Entonces quedó copiado "LUMA.CUOTAS.GALICIA"

    @PAY-06
    Escenario: El CVU que se lee es el que se copia
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Entonces quedó copiado "0000047500000401287532"
      Y la pantalla dice:
        | CVU |

    @PAY-06
    Escenario: Si el CVU no se puede copiar se dice
      Dado que su dispositivo no deja copiar
      Cuando elige pagar por "Transferencia a tu CVU"
      Y copia el CVU
      Entonces un aviso dice "No pudimos copiarlo. Mantené apretado el texto para copiarlo."

    @PAY-03 @PAY-06
    Escenario: El CVU de la línea es solo para la línea
      Dado que Lucía está por pagar el préstamo "46010327"
      Cuando elige pagar por "Transferencia a tu CVU"
      Entonces la pantalla dice:
        | Transferí el importe exacto desde tu banco o billetera a este CVU. Es solo para tu línea de crédito. |

    @PAY-03 @PAY-06
    Escenario: La línea sin CVU se paga por transferencia
      Dado que Lucía está por pagar el préstamo "46010327"
      Y que el préstamo no tiene CVU
      Cuando elige pagar por "Transferencia a tu CVU"
      Entonces la pantalla dice:
        | Tu línea de crédito no tiene un CVU asignado. Transferí a cualquiera de estas cuentas. |
        | En el concepto poné «Línea de crédito» y tu DNI.                                        |

    @PAY-06 @SES-16
    Escenario: Si el CVU no llega se lee por dónde pagar igual
      Dado que la consulta de "el CVU" responde con un error
      Cuando elige pagar por "Transferencia a tu CVU"
      Entonces la pantalla dice:
        | Pagá por transferencia bancaria                         |
        | En el concepto poné el número de tu préstamo: 40128753. |
        | Copiar el CBU de Banco Macro                            |

    @PAY-06
    Escenario: Mientras se actualiza lo que debe se dice
      Dado que al abrir el resumen debía 12625 pesos de la cuota 4
      Y que la consulta de "lo que se debe" no vuelve
      Cuando elige pagar por "Transferencia a tu CVU"
      Y toca "Actualizar lo que debo"
      Entonces mientras tanto la pantalla dice:
        | Actualizando |

    @PAY-06
    Escenario: Si lo que debe cambió, se dice y se ve
      Dado que al abrir el resumen debía 10000 pesos de la cuota 4
      Cuando elige pagar por "Transferencia a tu CVU"
      Y actualiza lo que debe
      Entonces un aviso dice "Actualizamos lo que debés."
      Y el total a pagar es "$ 12.625"

    @PAY-06 @SES-16
    Escenario: Si lo que debe no se puede actualizar, se dice
      Dado que lo que debe solo se puede mirar una vez
      Cuando elige pagar por "Transferencia a tu CVU"
      Y actualiza lo que debe
      Entonces un aviso dice "No pudimos actualizar lo que debés. Probá de nuevo."

  Regla: La billetera y la tarjeta de crédito siguen en la página de quien cobra

    @PAY-09
    Escenario: La billetera se abre en la misma pestaña
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces el pago sigue en "/estado-pago?status=approved&id=40128753&pago=…"
      Y la pantalla dice:
        | $ 12.625 |

    @PAY-09
    Escenario: La billetera rechaza el pedido
      Dado que la consulta de "la billetera" responde que el pedido está mal
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces un aviso dice "No pudimos llevarte a Mercado Pago. No se cobró nada: probá de nuevo o elegí otro medio."

    @PAY-09 @PAY-17
    Escenario: La billetera responde con un error, y no se dice que no se cobró
      Dado que la consulta de "la billetera" responde con un error
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces un aviso dice "No pudimos llevarte a Mercado Pago. Fijate en tus pagos antes de probar de nuevo."

    @PAY-09 @SES-06
    Escenario: Si la billetera tarda, se dice que no hace falta volver a tocar
      Dado que la consulta de "la billetera" no vuelve
      Cuando elige pagar por "Mercado Pago"
      Y toca "Ir a Mercado Pago"
      Y pasan 11 segundos
      Entonces mientras tanto la pantalla dice:
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

    @PAY-09 @PAY-20
    Escenario: Quien deja la billetera antes de llegar a ella paga con otro medio
      Dado que la consulta de "la billetera" no vuelve
      Cuando elige pagar por "Mercado Pago"
      Y toca "Ir a Mercado Pago"
      Y pasan 11 segundos
      Y toca "Cambiar el medio de pago"
      Y elige pagar por "Tarjeta de débito"
      Y toca "Pagar $ 12.625 con Visa 4821"
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

    @PAY-09 @PAY-20
    Escenario: Si lo que debe no se puede mirar de nuevo, queda escrito por qué no se fue a la billetera
      Dado que la consulta de "los pagos" no trae nada
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Y que lo que debe se puede mirar 2 veces, y después ya no
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces la pantalla dice:
        | De este préstamo se hizo otro pago hace poco y ahora no se cobró nada. Fijate en tus pagos antes de seguir. |

    @PAY-10
    Escenario: La tarjeta de crédito tiene su enlace
      Cuando elige pagar por "Tarjeta de crédito"
      Entonces el pago sigue en "/como-pagar-cuota-online?id=40128753"

    @PAY-10
    Escenario: El enlace de la tarjeta de crédito no llega
      Dado que el enlace de la tarjeta de crédito no llega
      Cuando elige pagar por "Tarjeta de crédito"
      Entonces un aviso dice "No pudimos abrir el pago con tarjeta de crédito. Probá de nuevo o elegí otro medio."
      Y la pantalla dice:
        | No pudimos abrir el pago con tarjeta de crédito. Probá de nuevo o elegí otro medio. |
