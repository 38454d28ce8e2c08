# language: es
Característica: Lo que dicen las pantallas al activar el cobro automático

  Antecedentes:
    Dado que hoy es el 24 de noviembre de 2026

  Regla: Activarlo dice qué va a pasar antes de que pase

    @COL-01
    Escenario: Mientras carga
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Y que al cobro automático el prestamista "no contesta"
      Entonces mientras tanto la pantalla dice:
        | Cargando el cobro automático |

    @COL-01
    Escenario: Si no se pudo cargar
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Y que al cobro automático el prestamista "falla"
      Entonces la pantalla dice:
        | No pudimos cargar el cobro automático                                |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo                                                      |
        | Ver el préstamo                                                      |
      Y la pantalla lleva a:
        | Ver el préstamo | /mis-prestamos/p-6b1f0c92 |

    @COL-01
    Escenario: Antes de dar la cuenta
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Entonces la pantalla dice:
        | Volver al préstamo                                                                            |
        | Cobro automático desde tu cuenta                                                              |
        | Las cuotas de Casa Rivadavia Hogar se cobran solas de una cuenta tuya. Primero, decinos cuál. |
        | CBU, CVU o alias                                                                              |
        | Tiene que ser una cuenta a tu nombre, en pesos. Todavía no se activa nada.                    |
        | Seguir                                                                                        |
      Y la pantalla lleva a:
        | Volver al préstamo | /mis-prestamos/p-6b1f0c92 |

    @COL-01
    Escenario: Antes de autorizar
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Entonces la pantalla dice:
        | Cobro automático desde tu cuenta                                                                                                                                                            |
        | Leé qué se va a cobrar. Todavía no se activó nada.                                                                                                                                          |
        | De qué cuenta                                                                                                                                                                               |
        | Cuenta                                                                                                                                                                                      |
        | CBU que termina en 1869, Banco de la Provincia de Buenos Aires                                                                                                                              |
        | Titular                                                                                                                                                                                     |
        | Mar··· Gim···                                                                                                                                                                               |
        | Usar otra cuenta                                                                                                                                                                            |
        | Qué se va a cobrar                                                                                                                                                                          |
        | Cuotas                                                                                                                                                                                      |
        | 9 cuotas, de la 4 a la 12                                                                                                                                                                   |
        | Importe                                                                                                                                                                                     |
        | $ 12.625,00 cada una                                                                                                                                                                        |
        | En total                                                                                                                                                                                    |
        | $ 113.625,00                                                                                                                                                                                |
        | Primer cobro                                                                                                                                                                                |
        | martes 1 de diciembre de 2026                                                                                                                                                               |
        | Después                                                                                                                                                                                     |
        | El 1 de cada mes                                                                                                                                                                            |
        | Si ese día no hay saldo                                                                                                                                                                     |
        | Se intenta hasta 3 veces. Si una sale bien, las otras no se hacen.                                                                                                                          |
        | lu lunes                                                                                                                                                                                    |
        | ma martes                                                                                                                                                                                   |
        | mi miércoles                                                                                                                                                                                |
        | ju jueves                                                                                                                                                                                   |
        | vi viernes                                                                                                                                                                                  |
        | sá sábado                                                                                                                                                                                   |
        | do domingo                                                                                                                                                                                  |
        | martes 1 1.º intento                                                                                                                                                                        |
        | jueves 3 2.º intento                                                                                                                                                                        |
        | sábado 5 3.º intento                                                                                                                                                                        |
        | Cómo dejarlo                                                                                                                                                                                |
        | Cuando quieras, desde este préstamo: son dos toques y vale en el momento. Sin el cobro automático, la cuota la pagás vos como hasta ahora.                                                  |
        | Tu autorización                                                                                                                                                                             |
        | Autorizás a Luma Créditos S.A. (CUIT 30-71894563-8) a cobrar de esa cuenta cada cuota de este préstamo, con los intentos de arriba, hasta que termines de pagarlo o dejes el cobro automático. |
        | Antes de cada cobro te avisamos el día y el importe. Si no reconocés uno, lo reclamás desde acá.                                                                                            |
        | Autorizo el cobro automático                                                                                                                                                                |

    @COL-01
    Escenario: Al autorizar se pregunta de qué cuenta
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Y toca "Autorizo el cobro automático"
      Entonces sobre la pantalla se lee:
        | ¿Sos vos?                                                                                              |
        | Vas a autorizar el cobro automático de CBU que termina en 1869, Banco de la Provincia de Buenos Aires. |
        | Tu contraseña                                                                                          |
        | La pedimos para estar seguros de que sos vos.                                                          |
        | Autorizar                                                                                              |
        | Usar huella o rostro                                                                                   |
        | Cancelar                                                                                               |

    @COL-01 @camino
    Escenario: Ya activado
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | Activaste el cobro automático                                  |
        | Guardá este comprobante.                                       |
        | Número de alta                                                 |
        | alta-40128753-1                                                |
        | Préstamo                                                       |
        | Casa Rivadavia Hogar, 40128753                                 |
        | Cuenta                                                         |
        | CBU que termina en 1869, Banco de la Provincia de Buenos Aires |
        | Lo activaste                                                   |
        | 24 de noviembre de 2026 a las 12:00                            |
        | Primer cobro                                                   |
        | Cuota 4: $ 12.625, el martes 1 de diciembre                    |
        | Armar una constancia (PDF)                                     |
        | Ver el préstamo                                                |
      Y la pantalla lleva a:
        | Ver el préstamo | /mis-prestamos/p-6b1f0c92 |

    @COL-01
    Escenario: El que ya estaba activado
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico"
      Entonces la pantalla dice:
        | El cobro automático ya está activado |
        | Este préstamo se cobra de tu cuenta. |
        | Ver el préstamo                      |
        | Dejar el cobro automático            |
      Y la pantalla lleva a:
        | Ver el préstamo           | /mis-prestamos/p-71c4ae09                        |
        | Dejar el cobro automático | /mis-prestamos/p-71c4ae09/cobro-automatico/dejar |

    @COL-01
    Escenario: El préstamo que no se puede cobrar así
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Y que al cobro automático el prestamista "no lo ofrece"
      Entonces la pantalla dice:
        | Este préstamo no se puede cobrar así     |
        | Lo seguís pagando vos, como hasta ahora. |
        | Ver el préstamo                          |
      Y la pantalla lleva a:
        | Ver el préstamo | /mis-prestamos/p-6b1f0c92 |

    @COL-01 @PAY-16
    Escenario: Mientras no se sabe si se activó
      Dado que el alta del cobro automático se hace pero su respuesta se pierde
      Y que el prestamista no contesta qué pasó con el cobro automático
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | No sabemos si lo activaste                                                                   |
        | No nos llegó la respuesta. No lo actives de nuevo: se lo estamos preguntando al prestamista. |
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo.                      |
        | Consultar de nuevo                                                                           |
        | Ver el préstamo                                                                              |

    @COL-01 @PAY-16
    Escenario: El pedido de alta que no llegó
      Dado que el alta del cobro automático no llega al prestamista
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | Tu pedido no llegó                                                                                         |
        | El cobro automático no está activado. Podés intentar de nuevo con la misma cuenta: se activa una sola vez. |
        | Si llega en un rato, te lo decimos acá.                                                                    |
        | Volver a intentar                                                                                          |
        | Consultar de nuevo                                                                                         |

    @COL-01 @PAY-16
    Escenario: Con un pedido que puede llegar todavía no se activa con otra cuenta
      Dado que el alta del cobro automático no llega al prestamista
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Y toca "Volver a intentar"
      Y da la cuenta "0140999803200004527775" y la autoriza con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | Tu pedido no llegó                                                                                         |
        | Antes lo pediste con otra cuenta, y ese pedido todavía puede llegar. Para intentarlo ahora, usá esa misma. |
        | Si llega en un rato, te lo decimos acá.                                                                    |
        | Volver a intentar                                                                                          |
        | Consultar de nuevo                                                                                         |

    @COL-01
    Escenario: De cuotas distintas se dice la primera, y que cada una se avisa
      Dado que las cuotas a cobrar, según el prestamista, son:
        | 2026-12-01 | 12625 |
        | 2027-01-04 | 13000 |
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Entonces los datos de la pantalla dicen:
        | Cuotas       | 2 cuotas, de la 4 a la 5                                 |
        | Importe      | $ 12.625,00 la primera; cada una se avisa con su importe |
        | En total     | $ 25.625,00                                              |
        | Primer cobro | martes 1 de diciembre de 2026                            |
        | Después      | El día que vence cada cuota                              |

    @COL-01
    Escenario: De una sola cuota no se dice qué sigue
      Dado que las cuotas a cobrar, según el prestamista, son:
        | 2026-12-01 | 12625 |
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Entonces los datos de la pantalla dicen:
        | Cuotas       | 1 cuota, la 4                 |
        | Importe      | $ 12.625,00                   |
        | En total     | $ 12.625,00                   |
        | Primer cobro | martes 1 de diciembre de 2026 |

    @COL-01
    Escenario: Si después de activarlo no se puede leer, el comprobante lo dice
      Dado que el cobro automático se puede leer dos veces, y después falla
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | Activaste el cobro automático                          |
        | Número de alta                                         |
        | alta-40128753-1                                        |
        | Préstamo                                               |
        | Casa Rivadavia Hogar, 40128753                         |
        | No pudimos leer los demás datos: están en el préstamo. |

    @COL-01
    Escenario: Si justo antes el prestamista no dice cómo está, no se activa nada
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Y el capacitador corta la conexión
      Y lo autoriza con la contraseña "cuota2026"
      Entonces no se activa, y se le dice "No pudimos ver cómo está el préstamo, y no se activó nada. No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."
