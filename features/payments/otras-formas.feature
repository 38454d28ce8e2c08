# language: es
Característica: Pagar por banco o en efectivo

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: El resumen explica las otras formas de pagar

    @PAY-11
    Escenario: Transferencia, efectivo y depósito
      Entonces las otras formas de pagar son:
        | Transferencia bancaria         |
        | Efectivo                       |
        | Depósito en el banco o cajero  |

    @PAY-11
    Escenario: Las cuatro cuentas de la empresa
      Entonces puede transferir a:
        | Banco Nación 0110599500053100427169    |
        | Banco Provincia 0140999800080177345021 |
        | Banco Galicia 0070999000030001548962   |
        | Banco Macro 2850590900040944118739     |

    @PAY-11
    Escenario: La transferencia dice de qué préstamo es
      Entonces de la transferencia lee "En el concepto poné el número de tu préstamo: 40128753."

    @PAY-03 @PAY-11
    Escenario: La de la línea va sin número de préstamo
      Dado que Lucía está por pagar el préstamo "46010327"
      Entonces de la transferencia lee "En el concepto poné «Línea de crédito» y tu DNI."

  Regla: Para cancelar están todos los datos de la cuenta

    @PAY-11 @camino
    Escenario: Los datos para cancelar
      Cuando abre los datos para cancelar por "Banco Galicia"
      Entonces los datos para cancelar son:
        | Banco Banco Galicia                |
        | Número de cuenta 0999-300015489/6  |
        | CBU 0070999000030001548962         |
        | Alias LUMA.CUOTAS.GALICIA          |
        | Razón social Luma Créditos S.A.    |
        | CUIT 30718945638                   |

    @PAY-11
    Esquema del escenario: Se copian el CBU y el alias
      Cuando abre los datos para cancelar por "Banco Galicia"
      Y copia <dato> de la cuenta
      Entonces quedó copiado "<texto>"

      Ejemplos:
        | dato     | texto                  |
        | el CBU   | 0070999000030001548962 |
        | el alias | LUMA.CUOTAS.GALICIA    |
