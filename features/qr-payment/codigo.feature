# language: es
Característica: Lo que dice el código de un comercio
  Un QR es un texto con sus partes medidas y un control al final: o está entero, o no se paga con él.

  Regla: De un código entero se lee a quién y cuánto antes de preguntarle a la empresa

    @QRP-02 @QRP-04
    Esquema del escenario: Un código <cómo es>
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" no vuelve
      Cuando pega el texto "<texto>"
      Entonces mientras tanto la pantalla dice:
        | <dice> |

      Ejemplos:
        | cómo es                      | texto                                                                                                                                                    | dice                                       |
        | como lo hace la billetera    | 00020101021143200016com.aviso.cobros501500113070998877451260022000000310001000000002452045251530303254071250.505802AR5912Kiosco Ñandú6007Mendoza6304C6FD | Leyendo el QR de Kiosco Ñandú · $ 1.250,50 |
        | con el importe en cero       | 00020101021143200016com.aviso.cobros5015001130709988774512600220000003100010000000024520452515303032540105802AR5912Kiosco Ñandú6007Mendoza630487CB       | Leyendo el QR de Kiosco Ñandú              |
        | sin nombre                   | 00020101021143200016com.aviso.cobros501500113070998877451260022000000310001000000002452045251530303254071250.505802AR6007Mendoza63048083                 | Leyendo el QR · $ 1.250,50                 |

    @QRP-02 @camino
    Escenario: El código más largo que puede haber, partido en renglones
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto:
        """
        00020101021143200016com.aviso.cobros5015001130709988774512600220000003100010000000024520452515303032540
        71250.505802AR5912Kiosco Ñandú6007Mendoza8099xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx8199xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx8299xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx8347xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx6304B0DE
        """
      Entonces está en "las cuotas del QR"

  Regla: Lo que no está entero o no es de acá no se le pregunta a nadie

    @QRP-02
    Esquema del escenario: No sirve un código <cómo es>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto "<texto>"
      Entonces la pantalla dice:
        | No podemos leer este QR                                                                         |
        | No es un QR para pagar desde cualquier billetera, o está incompleto. Pedile al comercio otro QR, o escanealo de nuevo. |

      Ejemplos:
        | cómo es                  | texto                                                                                                                                                               |
        | con un número cambiado   | 00020101021143200016com.aviso.cobros501500113070998877451260022000000310001000000002452045251530303254071250.055802AR5912Kiosco Ñandú6007Mendoza6304C6FD            |
        | en dólares               | 00020101021143200016com.aviso.cobros501500113070998877451260022000000310001000000002452045251530384054071250.505802AR5912Kiosco Ñandú6007Mendoza6304019E            |

    @QRP-02
    Escenario: El vendedor al que no se le paga se reconoce también con guiones en su CUIT
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto "00020101021143200016com.aviso.cobros5017001330-71894563-851260022000000310001000000002452045251530303254071250.505802AR5912Kiosco Ñandú6007Mendoza63041B2B"
      Entonces la pantalla dice:
        | No podés pagar en este comercio |

    @QRP-02
    Escenario: Tampoco sirve uno con una letra más de las que caben
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto:
        """
        00020101021143200016com.aviso.cobros5015001130709988774512600220000003100010000000024520452515303032540
        71250.505802AR5912Kiosco Ñandú6007Mendoza8099xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx8199xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx8299xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx8348xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx630458EE
        """
      Entonces la pantalla dice:
        | No podemos leer este QR |
