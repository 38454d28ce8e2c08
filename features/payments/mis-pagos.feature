# language: es
Característica: Mis pagos
  Todos los pagos que registró el prestamista, y en qué quedó cada uno.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Se ven del más nuevo al más viejo

    @MOV-01
    Escenario: Cada pago dice qué, cuánto, cuándo y cómo
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el portal
      Entonces sus pagos son:
        | Bicicletería El Piñón Compra en comercio 28/10/2026 · QR · Pagado $ 28.914,60 |
        | Bicicletería El Piñón Compra en comercio 28/9/2026 · Pago Fácil · Pagado $ 28.914,60 |
        | Bicicletería El Piñón Compra en comercio 28/8/2026 · Rapipago · Pagado $ 28.914,60 |
        | Bicicletería El Piñón Compra en comercio 28/7/2026 · Transferencia a CVU · Pagado $ 28.914,60 |
      Y desde sus pagos puede:
        | hacer un pago         |
        | enviar un comprobante |
        | ir al inicio          |

    @MOV-01
    Escenario: Un pago pendiente avisa que todavía no se acreditó
      Dado que Irma ingresó y está en "mis pagos"
      Cuando abre el portal
      Entonces el primer pago termina en "Pendiente Todavía no se acreditó. Puede tardar entre 24 y 48 horas: no lo pagues de nuevo. $ 63.931,18"

    @MOV-01
    Escenario: Todavía no hay pagos
      Dado que Marta ingresó y está en "mis pagos"
      Y que no hay pagos registrados
      Cuando abre el portal
      Entonces la lista de sus pagos dice "Todavía no registramos pagos"

    @MOV-01
    Escenario: La pantalla dice qué pagos son y por dónde seguir
      Dado que Irma ingresó y está en "mis pagos"
      Entonces la pantalla dice:
        | Mis pagos                                              |
        | Los pagos que registramos, del más nuevo al más viejo. |
        | Noviembre de 2026                                      |
        | Octubre de 2026                                        |
        | Ver más pagos                                          |
      Y quien no ve la pantalla oye:
        | Tus pagos     |
        | Ir a un año   |

    @MOV-01
    Escenario: Desde los pagos se va a pagar, al comprobante de uno o al inicio
      Dado que Marta ingresó y está en "mis pagos"
      Y que pagó una sola vez, y no se sabe qué
      Entonces la pantalla lleva a:
        | Hacer un pago                                       | /pagar-cuotas                                |
        | Enviar un comprobante                               | /enviar-comprobante                          |
        | Pago 28/10/2026 · Otro medio de pago · Pagado $ 1.000,00 | /mis-pagos/comprobante?pago=fb6f1c00 |
        | Ir al inicio                                        | /inicio                                      |

    @MOV-01
    Escenario: Sin pagos se dice cuándo se van a ver
      Dado que Marta ingresó y está en "mis pagos"
      Y que no hay pagos registrados
      Entonces la pantalla dice:
        | Mis pagos                                                                                        |
        | Cuando pagues una cuota, la vas a ver acá. Un pago puede tardar entre 24 y 48 horas en verse.    |

    @MOV-01
    Escenario: Mientras los pagos no llegan se dice qué se espera
      Dado que Marta ingresó y está en "mis pagos"
      Y que la consulta de "los pagos" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Mis pagos           |
        | Cargando tus pagos  |

    @MOV-01
    Escenario: Cada forma de pagar tiene su nombre
      Dado que Marta ingresó y está en "mis pagos"
      Y que pagó una vez de cada forma
      Entonces sus pagos fueron por:
        | Cobro express                       |
        | Débito automático                   |
        | Depósito o transferencia a CBU      |
        | Botón de pago con tarjeta de débito |
        | Cuenta de Mercado Pago              |
        | Tarjeta de débito en Mercado Pago   |
        | Pago Fácil                          |
        | Transferencia a CVU                 |
        | QR                                  |
        | Pago Mis Cuentas                    |
        | Provincia NET                       |
        | Rapipago                            |
        | Ripsa                               |
        | Otro medio de pago                  |

    @MOV-01
    Escenario: Un solo pago se cuenta como uno
      Dado que Marta ingresó y está en "mis pagos"
      Y que pagó una sola vez, y no se sabe qué
      Entonces la cuenta dice "Es tu único pago"
      Y la pantalla dice:
        | Octubre de 2026 |
        | Pago            |

  Regla: Quien no encuentra un pago manda su comprobante

    @HOM-16 @camino
    Escenario: Desde sus pagos Marta va a enviar el comprobante
      Dado que Marta ingresó y está en "mis pagos"
      Cuando quiere enviar el comprobante de un pago que no ve
      Entonces llega a "enviar un comprobante"

    @HOM-16 @MOV-01
    Escenario: También cuando todavía no hay ninguno
      Dado que Marta ingresó y está en "mis pagos"
      Y que no hay pagos registrados
      Cuando quiere enviar el comprobante de un pago que no ve
      Entonces llega a "enviar un comprobante"

    @HOM-16 @SES-09 @SES-10
    Escenario: A Silvia, en gestión legal, se le dice por qué no puede pagar
      Dado que Silvia ingresó y está en "mis pagos"
      Cuando abre el portal
      Entonces desde sus pagos todavía no puede:
        | Hacer un pago No se puede mientras tu deuda esté en gestión legal.         |
        | Enviar un comprobante No se puede mientras tu deuda esté en gestión legal. |
      Y desde sus pagos puede:
        | ir al inicio |

    @HOM-16 @SES-09 @SES-12
    Escenario: Sin un préstamo que pagar se dice para quién es el comprobante
      Dado que Marta ingresó y está en "mis pagos"
      Y que no tiene préstamos
      Cuando abre el portal
      Entonces desde sus pagos todavía no puede:
        | Enviar un comprobante Esta parte es para quienes están pagando un préstamo. |
      Y desde sus pagos puede:
        | hacer un pago |
        | ir al inicio  |

  Regla: Primero 20, y 50 más cada vez

    @MOV-01
    Escenario: Irma pagó 2.000 veces
      Dado que Irma ingresó y está en "mis pagos"
      Cuando pide ver más pagos
      Entonces ve 70 pagos
      Y la cuenta dice "Mostrando 70 de 2.000 pagos"

    @MOV-01
    Escenario: Irma busca los pagos de un año
      Dado que Irma ingresó y está en "mis pagos"
      Cuando va a los pagos de 2019
      Entonces el primer pago es de "Diciembre de 2019"
      Y ve 20 pagos
      Y la cuenta dice "Mostrando 20 de 2.000 pagos"

    @MOV-01
    Escenario: Del comprobante se vuelve al pago que se estaba mirando
      Dado que Irma ingresó y está en "mis pagos"
      Cuando va a los pagos de 2019
      Y pide ver más pagos
      Y abre el comprobante del pago de "$ 41.953,06"
      Y vuelve a sus pagos
      Entonces ve 70 pagos
      Y el pago por el que sigue dice "Márquez Serrato, Valenzuela Ibarra y Lerma Vanegas Asociados Compra en comercio 29/9/2019 · Débito automático · Pagado $ 41.953,06"

    @MOV-01
    Escenario: Del año que buscó vuelve a los últimos
      Dado que Irma ingresó y está en "mis pagos"
      Cuando va a los pagos de 2019
      Y va a los pagos de 2026
      Entonces el primer pago es de "Noviembre de 2026"

    @MOV-01
    Escenario: Con pocos pagos se ven todos
      Dado que Marta ingresó y está en "mis pagos"
      Cuando abre el portal
      Entonces ve 12 pagos
      Y la cuenta dice "Estos son tus 12 pagos"

  Regla: Si no llegan, se dice por qué y se prueba de nuevo

    @MOV-01 @SES-16
    Escenario: El servidor falla
      Dado que Marta ingresó y está en "mis pagos"
      Y que la consulta de "los pagos" responde con un error
      Cuando abre el portal
      Entonces no llega lo que pidió: "Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: MY_PAYMENT_INIT_ERROR"
      Y la pantalla dice:
        | No pudimos cargar tus pagos |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @MOV-01
    Escenario: Al probar de nuevo llegan
      Dado que Marta ingresó y está en "mis pagos"
      Y que la consulta de "los pagos" no llega
      Cuando prueba de nuevo
      Entonces ve 12 pagos
