# language: es
Característica: Lo que recibe el prestamista
  Lo que se eligió o se escribió llega como es: con sus centavos, de quien es y entero.

  Regla: Lo que se escribe llega entero

    @ACC-17
    Escenario: La contraseña nueva conserva sus mayúsculas
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y ingresa el código que le llegó
      Y elige la contraseña nueva "Cuota2027Ñ"
      Entonces el prestamista recibió "la contraseña nueva" con:
        | newPass | Cuota2027Ñ |

    @SUP-03
    Escenario: De la encuesta llegan todas las respuestas
      Dado que Marta ingresó y está en "la encuesta"
      Cuando responde la encuesta
      Y manda la encuesta
      Entonces el prestamista recibió 3 respuestas de la encuesta

    @SUP-01
    Escenario: El correo de un reclamo llega sin los espacios que deja el teclado
      Dado que Marta ingresó y está en "las consultas"
      Cuando elige el motivo "Me cobraron de más"
      Y pone el correo " marta@correo.example "
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | email | marta@correo.example |

    @PAY-14
    Escenario: De la tarjeta nueva llega a nombre de quién está
      Dado que Marta está por pagar el préstamo "40128753"
      Y que no tiene tarjetas guardadas
      Cuando elige pagar por "Tarjeta de débito"
      Y paga con una tarjeta nueva
      Entonces el prestamista recibió "el pago con una tarjeta nueva" con:
        | fullname | Marta Giménez |
        | idCredit | 40128753      |
        | amount   | 12625         |

  Regla: Un importe llega con sus centavos

    @PAY-13
    Escenario: De una parte llega esa parte
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando edita el importe a "5.000,50"
      Y paga
      Entonces el prestamista recibió "el pago con una tarjeta guardada" con:
        | installmentAmount | 5000.5 |

    @PAY-09
    Escenario: A la billetera llega lo que se debe
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Entonces el prestamista recibió "la billetera" con:
        | amount | 101883.26 |

    @REV-02
    Escenario: Las cuotas se piden para el importe que se escribió
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000,50" de su línea
      Entonces el prestamista recibió "el plan de cuotas" con:
        | amount | 50000.5 |

    @SUP-05
    Escenario: De un pago que no se reconoce llegan su importe, su día y su préstamo
      Dado que Marta ingresó y está en "/consultas?fecha=2026-10-28&importe=41318.75&externalId=40153318"
      Cuando manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | payment.amount      | 41318.75   |
        | payment.paymentDate | 2026-10-28 |
        | payment.externalId  | 40153318   |

    @COL-03 @SUP-05
    Escenario: Del cobro automático que no reconoce, el prestamista recibe cuál es
      Dado que Delia ingresó y está en "/consultas?externalId=40166205&fecha=2026-10-25&importe=21340&cobro=40166205-5-2026-10-25"
      Cuando pone el correo "delia@correo.example"
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | collection.collectionId | 40166205-5-2026-10-25 |
        | collection.amount       | 21340                 |
        | collection.date         | 2026-10-25            |
        | collection.externalId   | 40166205              |

    @REF-05 @REF-08
    Escenario: De la refinanciación llegan el tope del enlace y los centavos de lo que se paga hoy
      Dado que Ramona recibió su enlace de refinanciación
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y acepta y paga la refinanciación
      Entonces el prestamista recibió "los planes de la refinanciación" con:
        | maxInstallments | 18 |
      Y el prestamista recibió "el anticipo" con:
        | amount | 24099.77 |

  Regla: Lo elegido es de quien es

    @ACC-36
    Escenario: El cambio de celular lleva la validación que se hizo
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces "el cambio del celular" llevó la validación de "el resultado de la selfie"

    @CAR-05
    Escenario: La tarjeta nueva queda en todos los préstamos elegidos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
        | 40157719          |
      Y confirma la tarjeta
      Entonces el prestamista recibió "la tarjeta nueva" con:
        | loanIDs.0 | 40155604 |
        | loanIDs.1 | 40157719 |

    @CAR-08
    Escenario: Reemplazar dice qué tarjeta deja su lugar y cuál lo toma
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces el prestamista recibió "el reemplazo" con:
        | oldCardId      | td-d5b3612a |
        | newDebitCardId | td-b72e5a10 |

    @CAN-06
    Escenario: Quien viene de un préstamo se arrepiente de ese
      Dado que nadie ingresó
      Cuando abre "/arrepentimiento?prestamo=40128753"
      Y pide "Pedir el arrepentimiento" como "Marta Giménez" con DNI "28456123" y contacto "marta@correo.example"
      Entonces el prestamista recibió "el pedido de la ley" con:
        | kind       | REVOCATION |
        | loanOrShop | 40128753   |

    @REF-07
    Escenario: La foto de la selfie llega con el préstamo para el que se sacó
      Dado que Ramona recibió su enlace de refinanciación
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Entonces el prestamista recibió la foto que el proveedor sacó

    @LOA-10
    Esquema del escenario: De un préstamo se pide "<archivo>", y no otro
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Cuando descarga "<archivo>" del préstamo
      Entonces el prestamista recibió "el archivo del préstamo" con:
        | fileType | <tipo> |

      Ejemplos:
        | archivo                  | tipo            |
        | Contrato                 | DISCLAIMER      |
        | Comprobante de servicios | RAPIPAGO        |

    @PAY-08
    Escenario: El talón que se descarga es del préstamo que se está pagando
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Efectivo"
      Y descarga el talón
      Entonces el prestamista recibió "el talón" con:
        | externalId | 40128753 |

    @OFF-01
    Escenario: La última solicitud se busca de ese producto
      Dado que Marta ingresó
      Cuando abre "/nuevo-prestamo?product=19&subproduct=69"
      Entonces el prestamista recibió "la última solicitud" con:
        | subProduct | 69 |

    @OFF-02
    Escenario: La oferta de un producto no es la de otro
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Cuando abre "/nuevo-prestamo?product=19&subproduct=69"
      Entonces en la pantalla lee "Podés pedir hasta $ 30.000"
