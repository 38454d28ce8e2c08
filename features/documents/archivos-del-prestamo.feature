# language: es
Característica: Los archivos de un préstamo
  En la pantalla de cada préstamo se descargan su cuponera, su contrato y su comprobante de servicios.

  Regla: Se ofrece lo que hay

    @LOA-10
    Esquema del escenario: Lo que <persona> puede descargar
      Dado que <persona> ingresó y está en "<camino>"
      Cuando abre el portal
      Entonces puede descargar "<archivos>"

      Ejemplos:
        | persona | camino                    | archivos                                             |
        | Lucía   | /mis-prestamos/p-75cd3a09 | Cuponera de pago, Comprobante de servicios, Contrato |
        | Raúl    | /mis-prestamos/p-43f6b20e | Contrato                                             |
        | Marta   | /mis-prestamos/p-6b1f0c92 | Cuponera de pago, Contrato                           |

    @LOA-10 @MOV-02 @camino
    Escenario: Con débito automático la cuponera lleva primero al aviso
      Dado que Walter ingresó y está en "/mis-prestamos/p-19d5ab34"
      Cuando descarga "Cuponera de pago" del préstamo
      Entonces llega a "/descargar-cuponera?idLoan=p-19d5ab34"
      Y no puede descargar la cuponera

    @LOA-10 @MOV-02 @COL-04
    Escenario: Con cobro automático la cuponera también lleva primero al aviso
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando descarga "Cuponera de pago" del préstamo
      Entonces llega a "/descargar-cuponera?idLoan=p-71c4ae09"
      Y no puede descargar la cuponera

    @LOA-10 @MOV-02 @PAY-27
    Escenario: Si no se sabe si hay un cobro automático, la cuponera también lleva al aviso
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que al cobro automático el prestamista "falla" las dos veces
      Cuando descarga "Cuponera de pago" del préstamo
      Entonces llega a "/descargar-cuponera?idLoan=p-6b1f0c92"
      Y no puede descargar la cuponera

    @LOA-10
    Escenario: Los archivos tienen su título
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Entonces la pantalla dice:
        | Archivos del préstamo              |
        | Descargar Cuponera de pago         |
        | Descargar Comprobante de servicios |
        | Descargar Contrato                 |
      Y quien no ve la pantalla oye:
        | Archivos del préstamo |
        | Archivos del préstamo |

  Regla: Cada descarga dice cómo terminó

    @LOA-10 @SES-15
    Esquema del escenario: Lucía descarga "<archivo>"
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Cuando descarga "<archivo>" del préstamo
      Entonces se abre 1 archivo en otra pestaña
      Y un aviso dice "<aviso>"

      Ejemplos:
        | archivo                  | aviso                                                |
        | Contrato                 | Abrimos el contrato en otra pestaña.                 |
        | Cuponera de pago         | Abrimos la cuponera en otra pestaña.                 |
        | Comprobante de servicios | Abrimos el comprobante de servicios en otra pestaña. |

    @SES-15
    Esquema del escenario: El contrato se abre como lo que es, <tipo>
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Y que los archivos de la empresa son "<tipo>"
      Cuando descarga "Contrato" del préstamo
      Entonces en otra pestaña se abre un "<tipo>"

      Ejemplos:
        | tipo            |
        | application/pdf |
        | image/png       |

    @SES-15
    Esquema del escenario: Donde no se puede abrir otra pestaña se guarda, <tipo>
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Y que los archivos de la empresa son "<tipo>"
      Y que su navegador no abre otras pestañas
      Cuando descarga "Contrato" del préstamo
      Entonces se descarga "<archivo>"

      Ejemplos:
        | tipo            | archivo               |
        | application/pdf | contrato-40162280.pdf |
        | image/png       | contrato-40162280.png |

    @LOA-10
    Escenario: El contrato no llega
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que la consulta de "el archivo del préstamo" no llega
      Cuando descarga "Contrato" del préstamo
      Entonces un aviso dice "El contrato no se descargó. No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."

    @LOA-10
    Esquema del escenario: Lo que no se descarga dice qué fue: <archivo>
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Y que la consulta de "<consulta>" responde con un error
      Cuando descarga "<archivo>" del préstamo
      Entonces un aviso dice "<aviso>"

      Ejemplos:
        | archivo                  | consulta                | aviso                                                                                                                  |
        | Cuponera de pago         | la cuponera             | La cuponera no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                       |
        | Comprobante de servicios | el archivo del préstamo | El comprobante de servicios no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.       |

    @LOA-10 @SES-15
    Esquema del escenario: Lo que se guarda dice adónde fue: <archivo>
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09"
      Y que su navegador no abre otras pestañas
      Cuando descarga "<archivo>" del préstamo
      Entonces un aviso dice "<aviso>"

      Ejemplos:
        | archivo                  | aviso                                                |
        | Contrato                 | Guardamos el contrato en tus descargas.              |
        | Comprobante de servicios | Guardamos el comprobante de servicios en tus descargas. |
