# language: es
Característica: Listas con algo que no se entiende
  De lo que manda el prestamista se muestra lo que se entiende, y se dice que falta algo.

  Regla: Lo que no se entiende no esconde lo demás

    @GEN-10
    Esquema del escenario: En <lista>, lo demás se ve
      Dado que <quién> ingresó y está en "<pantalla>"
      Y que en "<lista>" viene algo que no se puede leer
      Cuando abre el portal
      Entonces en la pantalla lee "<lo demás>"
      Y se le dice que hay algo que no se pudo mostrar

      Ejemplos:
        | quién | lista                       | pantalla              | lo demás                |
        | Marta | los préstamos               | mis préstamos         | Casa Rivadavia Hogar    |
        | Raúl  | las deudas                  | mis préstamos         | Préstamo                |
        | Marta | los préstamos               | la cuponera           | Casa Rivadavia Hogar    |
        | Marta | los préstamos a pagar       | pagar cuota           | Casa Rivadavia Hogar    |
        | Marta | los pagos                   | mis pagos             | $ 12.625,00             |
        | Marta | los tipos de comprobante    | enviar un comprobante | Por transferencia       |
        | Paula | la lista de tarjetas        | mis tarjetas          | 0926                    |
        | Paula | los préstamos sin tarjeta   | /mis-tarjetas/prestamos | Óptica del Centro     |
        | Sofía | las novedades               | el inicio             | Mis préstamos           |
        | Sofía | los carteles                | el inicio             | Mis préstamos           |
        | Marta | los medios de pago          | /pagar-cuota/resumen?externalId=40128753 | Casa Rivadavia Hogar |

    @GEN-10 @camino
    Escenario: Entre las tarjetas con que se paga, las demás sirven
      Dado que Marta está por pagar el préstamo "40128753"
      Y que en "las tarjetas para pagar" viene algo que no se puede leer
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

    @GEN-10
    Escenario: En otra pantalla ya no se dice
      Dado que Marta ingresó y está en "mis pagos"
      Y que en "los pagos" viene algo que no se puede leer
      Cuando abre el portal
      Y elige del menú "Mis datos"
      Entonces está en "mis datos"
      Y no falta mostrar nada

    @GEN-10
    Escenario: Una lista de la que no se entiende nada no parece vacía
      Dado que Marta ingresó y está en "mis pagos"
      Y que los pagos llegan todos ilegibles
      Cuando abre el portal
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: payments.listPayments (MY_PAYMENT_INIT_ERROR)"

  Regla: Lo que decide un pago se entiende entero

    @GEN-10 @PAY-23
    Escenario: Con una cuota que no se entiende no se ofrece pagar el resto
      Dado que Marta está por pagar el préstamo "40128753"
      Y que en "lo que se debe" viene algo que no se puede leer
      Cuando abre el portal
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: payments.amountDue (LOAN_PAYMENT_VOUCHER)"

    @GEN-10 @PAY-20
    Escenario: Con un pago que no se entiende, y que puede estar pendiente, no se ofrece pagar
      Dado que Marta está por pagar el préstamo "40128753"
      Y que en "los pagos" viene algo que no se puede leer
      Cuando abre el portal
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: payments.listPayments (LOAN_PAYMENT_VOUCHER)"

    @GEN-10 @PAY-03
    Escenario: Un préstamo que dejó de entenderse no parece pagado, ni se pide pagarlo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el "40128753" se lee 1 vez entre los préstamos a pagar, y después no se puede leer
      Cuando elige pagar por "Transferencia a tu CVU"
      Y actualiza lo que debe
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: payments.listPayableLoans (LOAN_PAYMENT_VOUCHER)"

    @GEN-10 @PAY-02
    Escenario: Quien llega a un préstamo que no se entiende lee que no se pudo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el "40128753" se lee 0 veces entre los préstamos a pagar, y después no se puede leer
      Cuando abre el portal
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: payments.listPayableLoans (LOAN_PAYMENT_VOUCHER)"
