# language: es
Característica: La constancia para reclamar
  De un pago, de un reclamo o de un cobro automático se arma un PDF con lo que el portal mostró, para el banco, el prestamista o Defensa del Consumidor.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: De un pago dice el comprobante, los importes antes y después, y lo que se mostró

    @DOC-05 @PAY-22 @camino
    Escenario: Marta arma la constancia de lo que acaba de pagar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se aprueba con la operación "7001002003"
      Cuando paga y abre el comprobante
      Y toca "Armar una constancia (PDF)"
      Entonces un aviso dice "Guardamos la constancia en tus descargas."
      Y la constancia "constancia-pago-2026-11-21.pdf" incluye:
        | Constancia de un pago                                |
        | CUIT o CUIL: 27-28456123-1                           |
        | Estado: Pagado                                       |
        | Fecha: 21/11/2026, 12:00                             |
        | Número de operación: 7001002003                      |
        | Debía antes de pagar: $ 12.625,00                    |
        | Pagó: $ 12.625,00                                    |
        | Queda por pagar: 8 cuotas más al 21/11/2026          |

    @DOC-05
    Escenario: De una parte dice cuánto se debía y cuánto queda
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando edita el importe a "5.000,50"
      Y paga y abre el comprobante
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-pago-2026-11-21.pdf" incluye:
        | Debía antes de pagar: $ 12.625,00           |
        | Pagó: $ 5.000,50                            |
        | Queda por pagar: $ 7.624,50 al 21/11/2026   |

    @DOC-05
    Escenario: Dice para qué es, cuándo se armó y quién cobró
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga y abre el comprobante
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-pago-2026-11-21.pdf" incluye:
        | Luma Créditos S.A. · CUIT 30-71894563-8 |
        | Se armó el 21/11/2026 a las 12:00, hora de Buenos Aires, en el dispositivo del |

    @DOC-05
    Escenario: De un pago no dice nada más que esto
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se aprueba con la operación "7001002003"
      Cuando paga y abre el comprobante
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-pago-2026-11-21.pdf" antes de su huella solo dice:
        | Constancia de un pago                                                          |
        | Luma Créditos S.A. · CUIT 30-71894563-8                                        |
        | Reúne lo que el portal mostró, para presentarlo al banco, al prestamista o a   |
        | Defensa del Consumidor.                                                        |
        | Se armó el 21/11/2026 a las 12:00, hora de Buenos Aires, en el dispositivo del |
        | cliente.                                                                       |
        | Cliente                                                                        |
        | Nombre: Marta Giménez                                                          |
        | CUIT o CUIL: 27-28456123-1                                                     |
        | Comprobante                                                                    |
        | Estado: Pagado                                                                 |
        | Qué pagaste: Casa Rivadavia Hogar                                              |
        | Préstamo: 40128753                                                             |
        | Cuota: 4 de 12                                                                 |
        | Próximo vencimiento: Cuota 5 el 1/1/2027: $ 12.625,00                          |
        | Fecha: 21/11/2026, 12:00                                                       |
        | Medio de pago: Tarjeta de débito Visa 4821                                     |
        | Le pagaste a: Luma Créditos S.A.                                               |
        | CUIT: 30-71894563-8                                                            |
        | A nombre de: Marta Giménez                                                     |
        | Número de operación: 7001002003                                                |
        | Importes antes y después                                                       |
        | Debía antes de pagar: $ 12.625,00                                              |
        | Pagó: $ 12.625,00                                                              |
        | Queda por pagar: 8 cuotas más al 21/11/2026                                    |

    @DOC-05 @MOV-01
    Escenario: De uno que todavía no se acreditó dice también lo que se avisó
      Dado que Irma ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "$ 63.931,18"
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-pago-2026-11-21.pdf" incluye:
        | Estado: Pendiente       |
        | Lo que mostró el portal |
        | Todavía no se acreditó. Puede tardar entre 24 y 48 horas: no lo pagues de      |

  Regla: Termina con su propia huella

    @DOC-05
    Escenario: La huella es la de todos los renglones de arriba
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga y abre el comprobante
      Y toca "Armar una constancia (PDF)"
      Entonces la huella de la constancia es la de sus renglones

  Regla: De un reclamo dice su número, su motivo, su estado y la respuesta

    @DOC-05 @SUP-04
    Escenario: Gabriela arma la constancia de un reclamo
      Dado que Gabriela ingresó y está en "las consultas"
      Cuando arma la constancia del reclamo "C-21340562"
      Entonces la constancia "constancia-reclamo-2026-11-21.pdf" incluye:
        | Constancia de un reclamo               |
        | Motivo: Un pago que hice no figura     |
        | Reclamo C-21340562                     |

    @DOC-05 @SUP-04
    Escenario: No agrega nada que el portal no haya mostrado
      Dado que Gabriela ingresó y está en "las consultas"
      Cuando arma la constancia del reclamo "C-21340562"
      Entonces la constancia "constancia-reclamo-2026-11-21.pdf" antes de su huella solo dice:
        | Constancia de un reclamo                                                       |
        | Luma Créditos S.A. · CUIT 30-71894563-8                                        |
        | Reúne lo que el portal mostró, para presentarlo al banco, al prestamista o a   |
        | Defensa del Consumidor.                                                        |
        | Se armó el 21/11/2026 a las 12:00, hora de Buenos Aires, en el dispositivo del |
        | cliente.                                                                       |
        | Cliente                                                                        |
        | Nombre: Gabriela Ríos                                                          |
        | CUIT o CUIL: 27-29336482-1                                                     |
        | Reclamo                                                                        |
        | Motivo: Un pago que hice no figura                                             |
        | Estado: En revisión                                                            |
        | Reclamo C-21340562                                                             |
        | Del 20 de noviembre                                                            |
        | Lo que mostró el portal                                                        |
        | Te respondemos a más tardar el 22 de noviembre.                                |
