# language: es
Característica: Pagar por banco o en efectivo

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: El resumen explica las otras formas de pagar

    @PAY-11
    Escenario: Transferencia, efectivo y depósito
      Entonces las otras formas de pagar son:
        | Transferencia bancaria         |
        | Cómo es pagar en efectivo      |
        | Depósito en el banco o cajero  |

    @PAY-11
    Escenario: Las cuatro cuentas de la empresa
      Entonces puede transferir a:
        | Banco Nación 0110599500053100427169    |
        | Banco Provincia 0140999800080177345021 |
        | Banco Galicia 0070999000030001548962   |
        | Banco Macro 2850590900040944118739     |

    @PAY-11 @GEN-13
    Escenario: Al lado de las cuentas se dice qué no se pide nunca
      Cuando abre cómo pagar por "Transferencia bancaria"
      Entonces la pantalla dice:
        | Nunca te pedimos la clave por WhatsApp ni por teléfono. |

    @PAY-11
    Escenario: La transferencia dice de qué préstamo es
      Entonces de la transferencia lee "En el concepto poné el número de tu préstamo: 40128753."

    @PAY-03 @PAY-11
    Escenario: La de la línea va sin número de préstamo
      Dado que Lucía está por pagar el préstamo "46010327"
      Entonces de la transferencia lee "En el concepto poné «Línea de crédito» y tu DNI."

    @PAY-11
    Esquema del escenario: <forma> se explica paso a paso
      Cuando abre cómo pagar por "<forma>"
      Entonces la pantalla dice:
        | <primero> |
        | <después> |
        | <al final> |

      Ejemplos:
        | forma                         | primero                                                                                                  | después                                                                                                       | al final                                                                                        |
        | Transferencia bancaria        | Transferí el importe exacto a cualquiera de nuestras cuentas. En el concepto poné el número de tu préstamo: 40128753. | Datos para cancelar el préstamo de Banco Nación                                                    | Número de cuenta                                                                                |
        | Cómo es pagar en efectivo     | Con una billetera: abrí la app, elegí pagar servicios y escaneá el código de barras de tu cuota.            | Con el código de barras: mostralo en la caja de Rapipago, Pago Fácil o Provincia NET y pagá el importe exacto. | El código está en el medio de pago Efectivo de esta pantalla, y también en el talón para imprimir. |
        | Depósito en el banco o cajero | En la ventanilla del banco o en un cajero automático, elegí depositar en la cuenta de un tercero.           | Ingresá el número de cuenta o el CBU de una de nuestras cuentas: están en la transferencia, acá arriba.                                              | Depositá el importe exacto.                                                                      |

    @PAY-11
    Escenario: De cada cuenta está lo que un banco pide
      Cuando abre cómo pagar por "Transferencia bancaria"
      Entonces la pantalla dice:
        | Número de cuenta     |
        | 0599-531004271/6     |
        | CBU                  |
        | 0110599500053100427169 |
        | Razón social         |
        | Luma Créditos S.A.   |
        | CUIT                 |
        | 30-71894563-8        |

    @PAY-11
    Esquema del escenario: <dato> se copia donde se lee, sin espacios
      Cuando copia el <dato> de la cuenta de "Banco Macro"
      Entonces quedó copiado "<texto>"

      Ejemplos:
        | dato  | texto                  |
        | CBU   | 2850590900040944118739 |
        | alias | LUMA.CUOTAS.MACRO      |

    @PAY-11
    Escenario: Las cuentas están una sola vez, para transferir y para depositar
      Entonces las cuentas de la empresa son 4, cada una en un solo lugar

    @PAY-11
    Escenario: Del depósito se llega a las cuentas
      Cuando abre cómo pagar por "Depósito en el banco o cajero"
      Y del depósito pasa a ver las cuentas
      Entonces está en "Transferencia bancaria", abierta con 4 cuentas

    @PAY-03 @PAY-11
    Escenario: La línea se cancela con sus propias palabras
      Dado que Lucía está por pagar el préstamo "46010327"
      Cuando abre los datos para cancelar la línea por "Banco Macro"
      Entonces sobre la pantalla se lee:
        | Datos para cancelar tu línea de crédito                                                                                      |
        | Para cancelarla entera, transferí o depositá el total en esta cuenta, con «Línea de crédito» y tu DNI en el concepto.         |

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
        | CUIT 30-71894563-8                 |

    @PAY-11
    Esquema del escenario: Se copian el CBU y el alias
      Cuando abre los datos para cancelar por "Banco Galicia"
      Y copia <dato> de la cuenta
      Entonces quedó copiado "<texto>"

      Ejemplos:
        | dato     | texto                  |
        | el CBU   | 0070999000030001548962 |
        | el alias | LUMA.CUOTAS.GALICIA    |

    @PAY-11
    Escenario: Se dice qué hacer con esos datos
      Cuando abre los datos para cancelar por "Banco Galicia"
      Entonces sobre la pantalla se lee:
        | Datos para cancelar tu préstamo                                                                                       |
        | Para cancelarlo entero, transferí o depositá el total en esta cuenta, con el número de tu préstamo en el concepto.    |
        | Copiar el CBU                                                                                                         |
        | Copiar el alias                                                                                                       |

    @PAY-11
    Escenario: Los datos para cancelar se cierran
      Cuando abre los datos para cancelar por "Banco Galicia"
      Y cierra el cuadro
      Entonces no se abre ningún cuadro

  Regla: Sin cuentas de la empresa no se ofrece transferir ni depositar

    @PAY-11
    Escenario: De las otras formas queda el efectivo
      Dado que el prestamista no tiene cuentas para transferir
      Entonces las otras formas de pagar son:
        | Cómo es pagar en efectivo |

    @PAY-06 @PAY-11
    Esquema del escenario: Sin CVU no se manda a transferir a ninguna cuenta: <situación>
      Dado que el prestamista no tiene cuentas para transferir
      Y que <situación>
      Cuando elige pagar por "CVU"
      Entonces en la pantalla lee "<explicación>"
      Y la pantalla no dice:
        | Pagá por transferencia bancaria                                  |
        | En el concepto poné el número de tu préstamo: 40128753. |

      Ejemplos:
        | situación                                       | explicación                                                     |
        | el préstamo no tiene CVU                        | Este préstamo no tiene un CVU asignado. Elegí otro medio de pago. |
        | la consulta de "el CVU" responde con un error   | No pudimos traer el CVU. Probá de nuevo o elegí otro medio de pago. |
