# language: es
Característica: Pagar con una tarjeta de débito nueva

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"
    Y que no tiene tarjetas guardadas
    Y que hoy es el 21 de noviembre de 2026

  Regla: La tarjeta se revisa entera

    @PAY-14
    Escenario: Lo que falta se pide todo junto
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con la tarjeta:
        | titular | |
        | DNI     | |
      Entonces se le pide que corrija:
        | Ingresá el número de la tarjeta.             |
        | Ingresá el vencimiento.                      |
        | Ingresá el código de seguridad.              |
        | Ingresá el nombre como figura en la tarjeta. |
        | El DNI es requerido                          |

    @PAY-14
    Escenario: Su nombre y su DNI ya están escritos
      Cuando elige pagar por "Tarjeta de débito"
      Entonces de la tarjeta quedan escritos:
        |               |
        | Marta Giménez |
        |               |
        |               |
        | 28456123      |

    @PAY-14
    Escenario: Si la tarjeta es de otra persona se vacían de una vez
      Cuando elige pagar por "Tarjeta de débito"
      Y toca "La tarjeta es de otra persona"
      Entonces de la tarjeta quedan escritos:
        |  |
        |  |
        |  |
        |  |
        |  |

    @PAY-13 @PAY-14
    Escenario: Lo que está mal se pide todo junto, el importe también
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "0"
      Y intenta pagar con la tarjeta:
        | número      | 45176500123 |
        | titular     | Marta 2     |
        | vencimiento | 13/30       |
        | código      | 12          |
        | DNI         | 12345       |
      Entonces se le pide que corrija:
        | El número de la tarjeta está incompleto.                                       |
        | Escribí el vencimiento con el mes y el año: MM/AA.                             |
        | El código de seguridad tiene 3 números, o 4 si la tarjeta es American Express. |
        | El nombre solo lleva letras y espacios.                                        |
        | El DNI debe ser un número entre 6 y 8 dígitos                                  |
        | El importe tiene que ser mayor que cero.                                       |

    @PAY-14
    Esquema del escenario: Cada campo tiene su límite
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con <campo> "<texto>"
      Entonces se le pide que corrija:
        | <pedido> |

      Ejemplos:
        | campo       | texto         | pedido                                                                         |
        | número      | 4517 6500 123 | El número de la tarjeta está incompleto.                                       |
        | número      | abcd          | Ingresá el número de la tarjeta.                                               |
        | titular     | Marta2        | El nombre solo lleva letras y espacios.                                        |
        | vencimiento | 13/30         | Escribí el vencimiento con el mes y el año: MM/AA.                             |
        | vencimiento | 10/26         | La tarjeta ya venció. Revisá el vencimiento o usá otra.                        |
        | código      | 1234          | El código de seguridad tiene 3 números, o 4 si la tarjeta es American Express. |
        | DNI         | 12345         | El DNI debe ser un número entre 6 y 8 dígitos                                  |

    @PAY-14
    Esquema del escenario: Lo que vale se acepta
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con <campo> "<texto>"
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

      Ejemplos:
        | campo       | texto                   |
        | número      | 5896 5720 0000 0000 123 |
        | titular     | Marta O'Higgins         |
        | vencimiento | 11/26                   |
        | DNI         | 123456                  |

    @PAY-14
    Escenario: La que vence este mes paga hasta el último día
      Dado que hoy es el 30 de noviembre de 2026
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con vencimiento "11/26"
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

    @PAY-14
    Escenario: El día después ya no paga
      Dado que hoy es el 1 de diciembre de 2026
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con vencimiento "11/26"
      Entonces se le pide que corrija:
        | La tarjeta ya venció. Revisá el vencimiento o usá otra. |

    @PAY-14 @GEN-03
    Escenario: Donde van números solo se escriben números
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con la tarjeta:
        | número      | 4517x6500y0123 |
        | titular     | Marta Giménez  |
        | vencimiento | 1a2/b39        |
        | código      | 1b2345         |
        | DNI         | 12.345x        |
      Entonces de la tarjeta quedan escritos:
        | 4517 6500 0123 |
        | Marta Giménez  |
        | 12/39          |
        | 1234           |
        | 12345          |

    @PAY-14
    Escenario: El titular "O’Higgins" queda como lo aceptan los bancos
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con la tarjeta:
        | número      | 4517       |
        | titular     | O’Higgins  |
        | vencimiento | 12/39      |
        | código      | 123        |
        | DNI         | 28456123   |
      Entonces de la tarjeta quedan escritos:
        | 4517     |
        | O Higgins  |
        | 12/39    |
        | 123      |
        | 28456123 |

    @PAY-14
    Esquema del escenario: El vencimiento "<escrito>" queda "<queda>"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con la tarjeta:
        | número      | 4517          |
        | titular     | Marta Giménez |
        | vencimiento | <escrito>     |
        | código      | 123           |
        | DNI         | 28456123      |
      Entonces de la tarjeta quedan escritos:
        | 4517          |
        | Marta Giménez |
        | <queda>       |
        | 123           |
        | 28456123      |

      Ejemplos:
        | escrito  | queda  |
        | 12/203   | 12/203 |
        | 12/2039  | 12/39  |

    @PAY-14
    Escenario: La tarjeta nueva se pide dato por dato
      Cuando elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | Pagá con una tarjeta de débito nueva |
        | Número de la tarjeta                 |
        | Nombre como figura en la tarjeta     |
        | Vencimiento                          |
        | Mes y año: MM/AA                     |
        | Código de seguridad                  |
        | Los 3 números del dorso              |
        | DNI del titular                      |
        | Pago seguro: se cobra una sola vez.  |
        | No guardamos el número ni el código de tu tarjeta: si el pago no sale, vas a tener que escribirlos de nuevo. |
      Y quien no ve la pantalla oye:
        | Datos de la tarjeta |

    @PAY-14
    Esquema del escenario: Del número <número> se sabe que es <marca>
      Cuando elige pagar por "Tarjeta de débito"
      Y escribe la tarjeta "<número>"
      Entonces la pantalla dice:
        | Tarjeta <marca> |
        | <código>        |

      Ejemplos:
        | número           | marca            | código                   |
        | 4517650012344821 | Visa             | Los 3 números del dorso  |
        | 371234567890123  | American Express | Los 4 números del frente |

  Regla: La tarjeta paga la cuota y no se guarda

    @PAY-12 @PAY-19 @camino
    Escenario: Marta paga con una tarjeta nueva
      Cuando elige pagar por "Tarjeta de débito"
      Y paga con una tarjeta nueva
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-20
    Escenario: Pagar dos veces seguidas cobra una vez
      Cuando elige pagar por "Tarjeta de débito"
      Y paga dos veces seguidas con una tarjeta nueva
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-19
    Escenario: Al irse no queda nada de lo que escribió
      Cuando elige pagar por "Tarjeta de débito"
      Y carga una tarjeta de otra persona
      Y elige pagar por "Efectivo"
      Y elige pagar por "Tarjeta de débito"
      Entonces de la tarjeta quedan escritos:
        |               |
        | Marta Giménez |
        |               |
        |               |
        | 28456123      |

    @PAY-19
    Escenario: Después de un rechazo el número y el código se escriben de nuevo
      Dado que el banco rechaza su tarjeta con "WRONG_NUMBER"
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con una tarjeta nueva
      Y corrige el número
      Entonces de la tarjeta quedan escritos:
        |               |
        | Marta Giménez |
        | 12/39         |
        |               |
        | 28456123      |

  Regla: Un pago sin respuesta no está hecho ni rechazado

    @PAY-16
    Escenario: El pago estaba hecho
      Dado que la respuesta de "el pago con una tarjeta nueva" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga con una tarjeta nueva
      Y consulta de nuevo
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Esquema del escenario: Con la tarjeta nueva se espera igual que con una guardada
      Dado que <problema>
      Cuando elige pagar por "Tarjeta de débito"
      Y paga con una tarjeta nueva
      Entonces ve la pantalla "<resultado>"

      Ejemplos:
        | problema                                                             | resultado                    |
        | la respuesta de "el pago con una tarjeta nueva" se pierde            | ¡Listo! Tu pago fue aprobado |
        | la consulta de "el pago con una tarjeta nueva" no se puede leer      | Tu pago todavía no nos llegó |
        | la consulta de "el pago con una tarjeta nueva" no llega              | Tu pago todavía no nos llegó |
        | la consulta de "el pago con una tarjeta nueva" responde con un error | Tu pago todavía no nos llegó |
