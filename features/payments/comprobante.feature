# language: es
Característica: El comprobante de un pago
  Lo que prueba un pago, para guardarlo o mandárselo a alguien.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Del resultado de un pago se llega a su comprobante

    @PAY-22 @camino
    Escenario: Marta pagó su cuota y guarda el comprobante
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se aprueba con la operación "7001002003"
      Cuando paga y abre el comprobante
      Entonces el comprobante es de "Pagaste $ 12.625"
      Y del pago el comprobante dice:
        | Qué pagaste Casa Rivadavia Hogar |
        | Préstamo 40128753                                    |
        | Cuota 4 de 12                                        |
        | Queda por pagar 8 cuotas más al 21/11/2026           |
        | Próximo vencimiento Cuota 5 el 1/1/2027: $ 12.625,00 |
        | Fecha 21/11/2026, 12:00                              |
        | Medio de pago Tarjeta de débito Visa 4821            |
        | Le pagaste a Luma Créditos S.A. |
        | CUIT 30-71894563-8              |
        | A nombre de Marta Giménez |
        | Número de operación 7001002003                       |

    @PAY-22 @PAY-13
    Escenario: De una parte se dice cuánto queda
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando edita el importe a "5.000,50"
      Y paga y abre el comprobante
      Entonces el comprobante es de "Pagaste $ 5.000,50"
      Y el comprobante incluye:
        | Cuota Una parte de la 4 de 12 |
        | Queda por pagar $ 7.624,50 al 21/11/2026 |

    @PAY-22 @PAY-13
    Escenario: De una parte pagada dice lo mismo después de otra, con su día
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando edita el importe a "5.000,50"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/mis-pagos"
      Y abre el comprobante del pago de "$ 5.000,50"
      Entonces el comprobante incluye:
        | Queda por pagar $ 7.624,50 al 21/11/2026 |

    @PAY-22 @PAY-13
    Escenario: De una parte de varias se dice de cuáles es
      Dado que Raúl está por pagar con tarjeta de débito el préstamo "40116602"
      Cuando edita el importe a "50.000"
      Y paga y abre el comprobante
      Entonces el comprobante incluye:
        | Cuotas 2 y una parte de la 3 de 12 |
        | Queda por pagar $ 51.883,26 al 21/11/2026 |

    @PAY-22 @PAY-20
    Escenario: De una parte, cuando otra todavía no se aplicó, no se da la cuota por pagada
      Dado que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo pagó 3000 pesos del préstamo "40128753", que todavía no se aplicaron
      Y que el pago se aprueba con la operación "7001002003"
      Cuando decide pagar otra vez por "Tarjeta de débito"
      Y edita el importe a "5.000"
      Y paga y abre el comprobante
      Entonces del pago el comprobante dice:
        | Qué pagaste Casa Rivadavia Hogar |
        | Préstamo 40128753                                    |
        | Cuota Una parte de la 4 de 12                        |
        | Fecha 21/11/2026, 12:00                              |
        | Medio de pago Tarjeta de débito Visa 4821            |
        | Le pagaste a Luma Créditos S.A. |
        | CUIT 30-71894563-8              |
        | A nombre de Marta Giménez |
        | Número de operación 7001002003                       |

    @PAY-22
    Escenario: De la última cuota se dice que no queda nada
      Dado que el préstamo "40128753" tiene 4 cuotas de 12625 pesos
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga y abre el comprobante
      Entonces el comprobante incluye:
        | Cuota 4 de 4                               |
        | Queda por pagar Nada: era la última cuota |

    @PAY-22
    Escenario: Raúl pagó todo lo vencido
      Dado que Raúl está por pagar con tarjeta de débito el préstamo "40116602"
      Cuando paga y abre el comprobante
      Entonces el comprobante incluye:
        | Cuotas 2 a 4 de 12                     |
        | Queda por pagar 8 cuotas más al 21/11/2026 |

    @PAY-22
    Escenario: Lo que todavía no se acreditó no se da por pagado
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga y abre el comprobante
      Entonces la pantalla dice:
        | Pendiente                                                                                         |
        | Todavía no se acreditó. Puede tardar entre 24 y 48 horas: no lo pagues de nuevo. |

    @PAY-22
    Esquema del escenario: Lo que el prestamista todavía no lista está pagado si tiene su número de operación: <estado>
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que <cómo queda>
      Y que las primeras 3 veces la lista de pagos está vacía
      Cuando paga y abre el comprobante
      Entonces la pantalla dice:
        | <estado> |

      Ejemplos:
        | cómo queda                                            | estado    |
        | el pago se aprueba con la operación "7001002003"      | Pagado    |
        | el pago queda recibido, sin número de operación       | Pendiente |

  Regla: Cada pago de la lista abre el suyo

    @PAY-22
    Escenario: Diego abre el comprobante de un pago viejo
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Entonces el comprobante es de "Pagaste $ 28.914,60"
      Y del pago el comprobante dice:
        | Qué pagaste Bicicletería El Piñón |
        | Préstamo 40135582                                     |
        | Próximo vencimiento Cuota 5 el 1/12/2026: $ 28.914,60 |
        | Fecha 28/9/2026                                       |
        | Medio de pago Pago Fácil                              |
        | Le pagaste a Luma Créditos S.A. |
        | CUIT 30-71894563-8              |
        | A nombre de Diego Sosa |

    @PAY-22
    Escenario: Lo que el prestamista no dice no se inventa
      Dado que Marta ingresó y está en "mis pagos"
      Y que pagó una sola vez, y no se sabe qué
      Cuando abre el comprobante del pago de "28/10/2026"
      Entonces del pago el comprobante dice:
        | Fecha 28/10/2026                  |
        | Medio de pago Otro medio de pago  |
        | Le pagaste a Luma Créditos S.A. |
        | CUIT 30-71894563-8              |
        | A nombre de Marta Giménez |

    @PAY-22
    Escenario: El pago recién hecho dice lo mismo desde la lista
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y abre "/mis-pagos"
      Y abre el comprobante del pago de "21/11/2026"
      Entonces el comprobante incluye:
        | Cuota 4 de 12 |
      Y el comprobante tiene su número de operación

    @PAY-20 @PAY-22
    Escenario: Otro pago del mismo día no se confunde con el suyo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que otro dispositivo pagó 3000 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando decide pagar otra vez por "Tarjeta de débito"
      Y edita el importe a "5.000"
      Y paga
      Y abre "/mis-pagos"
      Y abre el comprobante del pago de "$ 5.000"
      Entonces el comprobante tiene su número de operación

    @PAY-20 @PAY-22
    Escenario: Dos pagos iguales del mismo día tienen cada uno su comprobante
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez por "Tarjeta de débito"
      Y paga
      Y abre "/mis-pagos"
      Y abre el comprobante del pago de "21/11/2026"
      Entonces la dirección del comprobante solo dice "pago=9f1e3433-2"

    @PAY-22
    Escenario: El comprobante de un préstamo que ya terminó también dice qué se pagó
      Dado que Gabriela ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/8/2026"
      Entonces del pago el comprobante dice:
        | Qué pagaste Casa Cuyo Muebles |
        | Préstamo 40051184                                 |
        | Fecha 28/8/2026                                   |
        | Medio de pago Transferencia a CVU                 |
        | Le pagaste a Luma Créditos S.A. |
        | CUIT 30-71894563-8              |
        | A nombre de Gabriela Ríos |

    @PAY-22 @SUP-05
    Escenario: Un pago que no se reconoce se reclama desde su comprobante
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Entonces la pantalla lleva a:
        | Mis pagos       | /mis-pagos                                                        |
        | No lo reconozco | /consultas?externalId=40135582&fecha=2026-09-28&importe=28914.60 |
      Y la pantalla dice:
        | Compartir comprobante |
        | Compartir en PDF  |

    @PAY-22 @GEN-11
    Escenario: La dirección no dice nada del pago
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Entonces la dirección del comprobante solo dice "pago=648861b0"

  Regla: Se comparte

    @PAY-22
    Escenario: Como PDF, que se guarda donde no se puede compartir
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Y comparte el comprobante como PDF
      Entonces queda guardado "comprobante-2026-09-28.pdf", que dice:
        | Luma Créditos                              |
        | Comprobante de pago                        |
        | $ 28.914,60                                |
        | Estado                                     |
        | Pagado                                     |
        | Qué pagaste                                |
        | Bicicletería El Piñón  |
        | Préstamo                                   |
        | 40135582                                   |
        | Próximo vencimiento                        |
        | Cuota 5 el 1/12/2026: $ 28.914,60          |
        | Fecha                                      |
        | 28/9/2026                                  |
        | Medio de pago                              |
        | Pago Fácil                                 |
        | Le pagaste a                               |
        | Luma Créditos S.A.                         |
        | CUIT                                       |
        | 30-71894563-8                              |
        | A nombre de                                |
        | Diego Sosa |

    @PAY-22 @solo-navegador
    Escenario: Como imagen
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Y comparte el comprobante como imagen
      Entonces queda guardada la imagen "comprobante-2026-09-28.png", de 720 por 1036

  Regla: Lo que no está se dice

    @PAY-22
    Escenario: Un comprobante que nadie tiene
      Dado que Marta ingresó y está en "/mis-pagos/comprobante?pago=00000000"
      Entonces la pantalla dice:
        | No encontramos ese comprobante                                                         |
        | Puede que el pago todavía se esté registrando. Lo vas a ver en tus pagos. |
      Y la pantalla lleva a:
        | Mis pagos     | /mis-pagos |
        | Ver mis pagos | /mis-pagos |

    @PAY-22 @SES-16
    Escenario: Si los pagos no llegan, se dice por qué
      Dado que Marta ingresó y está en "/mis-pagos/comprobante?pago=00000000"
      Y que la consulta de "los pagos" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar el comprobante                                      |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
