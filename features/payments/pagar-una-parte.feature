# language: es
Característica: Pagar una parte de lo que se debe

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"
    Y que no tiene tarjetas guardadas
    Y que hoy es el 21 de noviembre de 2026

  Regla: Se puede pagar una parte

    @PAY-13 @camino
    Escenario: Marta paga una parte de su cuota
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "5.000,50"
      Y paga con una tarjeta nueva
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el total a pagar es "$ 7.624,50"

    @PAY-13
    Escenario: Antes de pagar se ve el importe que se entendió
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "1.000"
      Entonces va a pagar "$ 1.000"

    @PAY-13
    Escenario: Un importe que no se puede pagar no se muestra como si se pudiera
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "1,000"
      Entonces no se le dice cuánto va a pagar

    @PAY-13
    Esquema del escenario: Más que nada y no más de lo que se debe
      Cuando elige pagar por "Tarjeta de débito"
      Y carga una tarjeta
      Y edita el importe a "<escrito>"
      Y intenta pagar
      Entonces se le pide que corrija:
        | <pedido> |

      Ejemplos:
        | escrito  | pedido                                                                   |
        | 12625,01 | Podés pagar hasta $ 12.625, que es lo que debés.                      |
        | 0,00     | El importe tiene que ser mayor que cero.                                 |
        | mil      | Ingresá el importe que querés pagar.                                     |
        | 1,000    | Escribí el importe solo con números, y los centavos después de una coma. |

    @PAY-13
    Escenario: En el importe entran quince caracteres
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "1234567890123456"
      Entonces en el importe queda escrito "123456789012345"
