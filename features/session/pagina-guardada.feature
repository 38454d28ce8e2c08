# language: es
Característica: La página que el navegador guardó entera
  Quien va a otra página y vuelve la encuentra como estaba, sin lo que no se guarda.

  Regla: El número y el código de una tarjeta no esperan en ella

    @PAY-19 @camino
    Escenario: Se escriben de nuevo, y lo demás sigue escrito
      Dado que Marta está por pagar el préstamo "40128753"
      Y que no tiene tarjetas guardadas
      Cuando elige pagar por "Tarjeta de débito"
      Y carga una tarjeta de otra persona
      Y el navegador guarda la página y la trae de vuelta
      Entonces de la tarjeta quedan escritos:
        |              |
        | Otra Persona |
        | 12/39        |
        |              |
        | 30111222     |

    @CAR-06 @PAY-19
    Escenario: La que se iba a agregar se completa antes de confirmar
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y el navegador guarda la página y la trae de vuelta
      Y toca "Confirmar"
      Entonces llega a "/mis-tarjetas/nueva"
      Y de la tarjeta quedan escritos:
        |               |
        | Paula Navarro |
        | 12/30         |
        |               |
        | 31447902      |

    @REF-09 @PAY-19
    Escenario: La de una refinanciación se completa antes de pagar
      Dado que Ramona recibió su enlace de refinanciación
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y el navegador guarda la página y la trae de vuelta
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "Cargá tu tarjeta de débito"
